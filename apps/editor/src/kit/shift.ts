/** How near to the edge of the room something that floats may stand. */
export const EDGE = 8

/** Shift: where something as long as `own` begins so that it stays between two edges; what is longer begins at the first. */
export function shift(wanted: number, own: number, room: number, from = 0): number {
  return from + Math.max(EDGE, Math.min(wanted - from, room - own - EDGE))
}
