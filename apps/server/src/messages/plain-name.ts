const LONGEST_NAME = 60

/**
 * What an owner calls a site, without anything that mail programs make a link of. The mail goes to people who may know nothing of
 * them, and must carry no message of theirs.
 */
export function plainName(name: string): string {
  const words = name
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '' && !/@|\/\/|\S[.。]\S/u.test(word))
  const letters = [...words.join(' ')]
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('').trim()}…` : letters.join('')
}
