/** A part of the view that something takes, in pixels. */
export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Nothing else stands there. */
export function isFree(room: Room, taken: readonly Room[]): boolean {
  return !taken.some(
    (other) =>
      room.left < other.right &&
      other.left < room.right &&
      room.top < other.bottom &&
      other.top < room.bottom,
  );
}
