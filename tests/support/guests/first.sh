#!/bin/sh
# A bot for any shell: it takes the first option.
while read -r line; do
  case "$line" in '{"ask"'*)
    choice=${line#*'"options":[{"choice":"'}
    echo "{\"choice\":\"${choice%%\"*}\"}" ;;
  esac
done
