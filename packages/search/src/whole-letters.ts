/** The first letters of a text, without half of one at their end (surrogate pairs). */
export const cutTo = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : text
