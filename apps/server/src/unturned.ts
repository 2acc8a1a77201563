import { cleanText } from '@mimar/fields'

/** Joiners, which Persian and Arabic words need. */
const KEPT = new Set(['\u200c', '\u200d'])

/** Bidi controls and other invisible signs taken out: nothing in the text turns what stands around it. */
export function unturned(text: string): string {
  return cleanText(text).replaceAll(/\p{Cf}/gu, (letter) => (KEPT.has(letter) ? letter : ''))
}
