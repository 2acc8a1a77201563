import type { IconShape } from '@mimar/sections'

/** The path a country's flag is published at (VIS-6). */
export const flagPath = (code: string): string => `/flags/${code.toLowerCase()}.svg`

/** A flag as a file of its own. */
export function flagFile({ body, width, height }: IconShape): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
}
