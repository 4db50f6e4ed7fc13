// The part of a wide drawing that is in sight: zooming at a point, moving, never leaving the drawing.

export interface Size {
  width: number;
  height: number;
}

/** The visible part in the units of the drawing; `scale` 1 shows all of it. */
export interface Frame {
  x: number;
  y: number;
  scale: number;
}

export const ALL: Frame = { x: 0, y: 0, scale: 1 };
export const MOST = 6;

/** The frame, kept inside the drawing. */
export function kept(frame: Frame, size: Size): Frame {
  const scale = Math.max(1, Math.min(MOST, frame.scale));
  const within = (at: number, length: number): number =>
    Math.max(0, Math.min(at, length - length / scale));
  return { x: within(frame.x, size.width), y: within(frame.y, size.height), scale };
}

/** Zoom so that the given point of the drawing stays where it is on the screen. */
export function zoomed(
  frame: Frame,
  factor: number,
  at: { x: number; y: number },
  size: Size,
): Frame {
  const scale = Math.max(1, Math.min(MOST, frame.scale * factor));
  const ratio = frame.scale / scale;
  const x = at.x - (at.x - frame.x) * ratio;
  const y = at.y - (at.y - frame.y) * ratio;
  return kept({ x, y, scale }, size);
}

/** Move the frame by a way in the units of the drawing. */
export function moved(frame: Frame, dx: number, dy: number, size: Size): Frame {
  return kept({ ...frame, x: frame.x + dx, y: frame.y + dy }, size);
}

/** The middle of what is in sight. */
export function middle(frame: Frame, size: Size): { x: number; y: number } {
  return {
    x: frame.x + size.width / frame.scale / 2,
    y: frame.y + size.height / frame.scale / 2,
  };
}

/** Move just as far as needed to bring a box into sight. */
export function showing(
  frame: Frame,
  box: { x: number; y: number; width: number; height: number },
  size: Size,
): Frame {
  const shift = (at: number, length: number, start: number, extent: number): number => {
    if (start < at) return start;
    return start + extent > at + length ? start + extent - length : at;
  };
  const x = shift(frame.x, size.width / frame.scale, box.x, box.width);
  const y = shift(frame.y, size.height / frame.scale, box.y, box.height);
  return kept({ ...frame, x, y }, size);
}
