// Spam filter: honeypot field, time trap, links.
/** How a form came: with the time it was given out, without one, or with one that the server never signed. */
export type Haste = 'calm' | 'hasty' | 'unknown' | 'forged'

/** What speaks for a program having sent a form. */
export interface Signs {
  /** What stood in the field that people do not see. */
  readonly trap: string
  readonly haste: Haste
  readonly text: string
}

const LINK = /https?:\/\/|www\.|\[url/gi
/**
 * As many links as speak against a sender. Haste alone does not: browsers fill in names and addresses in no time, and
 * what is taken for spam wrongly is a guest lost.
 */
const LINKS = { hasty: 1, unknown: 3, calm: 8 } as const satisfies { readonly [H in Exclude<Haste, 'forged'>]: number }

/** Whether a message belongs into the spam folder. It is kept there, never thrown away. */
export function isSpam({ trap, haste, text }: Signs): boolean {
  if (trap !== '' || haste === 'forged') return true
  return (text.match(LINK)?.length ?? 0) >= LINKS[haste]
}
