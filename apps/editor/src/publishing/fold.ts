/** A text as it is searched: without case, accents and marks. */
export function fold(text: string): string {
  return text
    .trim()
    .toLocaleLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
}
