"""One match from first to last click: driver, record, knowledge, snapshots, texts."""
