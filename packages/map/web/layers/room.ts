/** An occupied area of the view, in pixels. */
export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The area is not occupied. */
export function isFree(room: Room, taken: readonly Room[]): boolean {
  return !taken.some(
    (other) =>
      room.left < other.right &&
      other.left < room.right &&
      room.top < other.bottom &&
      other.top < room.bottom,
  );
}
