/** In one case, without marks above letters, and with the letters Arabic writes in several ways as one. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .replace(/ı/g, 'i')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/\bال|[-’'.,،]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether some word of a folded text starts so; Arabic words also behind their article. */
export function startsIn(text: string, word: string): boolean {
  const bare = word.replace(/^ال(?=..)/, '')
  return ` ${text}`.includes(` ${bare}`) || ` ${text}`.includes(` ال${bare}`)
}
