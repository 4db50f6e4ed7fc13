// Addresses of our own tables in what is said; any other stays plain text.

export interface Piece {
  text: string;
  /** Where it leads, on this page's own server. */
  path?: string;
}

/** A text in pieces, those that are addresses of tables here with their paths. */
export function piecesOf(text: string, origin: string = location.origin): Piece[] {
  return text.split(/(https?:\/\/\S+)/).flatMap((piece) => {
    if (piece === "") return [];
    const [, path] = /^(\/table\/[A-Za-z0-9_-]+)$/.exec(piece.slice(origin.length)) ?? [];
    return [path && piece.startsWith(origin) ? { text: piece, path } : { text: piece }];
  });
}
