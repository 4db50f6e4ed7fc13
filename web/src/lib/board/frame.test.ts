// Zooming and moving over a wide drawing.
import { describe, expect, it } from "vitest";
import { ALL, kept, middle, MOST, moved, showing, zoomed } from "./frame";

const SIZE = { width: 1000, height: 500 };

describe("the frame over a drawing", () => {
  it("keeps the point under the fingers where it is", () => {
    const at = { x: 250, y: 100 };
    const frame = zoomed(ALL, 2, at, SIZE);
    expect(frame.scale).toBe(2);
    expect((at.x - frame.x) * frame.scale).toBeCloseTo(at.x);
    expect((at.y - frame.y) * frame.scale).toBeCloseTo(at.y);
  });

  it("shows no more than all, and no less than a sixth", () => {
    expect(zoomed(ALL, 0.5, { x: 500, y: 250 }, SIZE)).toEqual(ALL);
    expect(zoomed(ALL, 100, { x: 500, y: 250 }, SIZE).scale).toBe(MOST);
  });

  it("never leaves the drawing", () => {
    const frame = moved({ x: 0, y: 0, scale: 2 }, 5000, -5000, SIZE);
    expect(frame).toEqual({ x: 500, y: 0, scale: 2 });
    expect(kept({ x: -3, y: 900, scale: 4 }, SIZE)).toEqual({ x: 0, y: 375, scale: 4 });
  });

  it("has its middle in the middle", () => {
    expect(middle(ALL, SIZE)).toEqual({ x: 500, y: 250 });
  });

  it("moves only as far as needed to show a thing", () => {
    const frame = { x: 0, y: 0, scale: 2 };
    const inside = { x: 10, y: 10, width: 20, height: 20 };
    const outside = { x: 600, y: 10, width: 20, height: 20 };
    expect(showing(frame, inside, SIZE)).toEqual(frame);
    expect(showing(frame, outside, SIZE)).toEqual({ x: 120, y: 0, scale: 2 });
  });
});
