/** Providers that people have mailboxes at. Of a name that stands here nothing is ever said. */
const PROVIDERS = [
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'hotmail.fr', 'hotmail.de', 'hotmail.co.uk', 'outlook.com'],
  ...['outlook.de', 'outlook.fr', 'outlook.com.tr', 'yahoo.com', 'yahoo.fr', 'yahoo.de', 'yahoo.co.uk', 'yahoo.com.tr'],
  ...['icloud.com', 'posteo.de', 'freenet.de', 't-online.de', 'mailbox.org', 'orange.fr', 'laposte.net', 'wanadoo.fr'],
  ...['protonmail.com', 'yandex.com', 'hotmail.com.tr', 'fastmail.com', 'zoho.com', 'mynet.com'],
]

/** So near to one of them that they would be taken for it, and right as they are. */
const OTHERS = new Set([
  ...[
    'mail.com',
    'email.com',
    'ymail.com',
    'rocketmail.com',
    'live.com',
    'live.fr',
    'live.de',
    'live.co.uk',
    'msn.com',
  ],
  ...[
    'me.com',
    'mac.com',
    'aol.com',
    'gmx.com',
    'gmx.net',
    'gmx.de',
    'gmx.at',
    'gmx.ch',
    'web.de',
    'mail.de',
    'proton.me',
  ],
  ...[
    'free.fr',
    'sfr.fr',
    'bbox.fr',
    'neuf.fr',
    'mail.ru',
    'yandex.ru',
    'yahoo.es',
    'yahoo.it',
    'yahoo.ca',
    'yahoo.in',
  ],
  ...['hotmail.it', 'hotmail.es', 'hotmail.nl', 'hotmail.be', 'hotmail.ch', 'outlook.es', 'outlook.it', 'outlook.at'],
  ...[
    'outlook.be',
    'outlook.sa',
    'hotmail.se',
    'hotmail.ca',
    'yahoo.at',
    'yahoo.ch',
    'yahoo.nl',
    'yahoo.be',
    'yahoo.se',
  ],
])

/** Two slips of the finger, where the name begins right; one elsewhere. */
const MOST_SLIPS = 2

/** The address that was probably meant; undefined where nothing speaks for another. Nobody is asked. */
export function mistypedEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || OTHERS.has(domain) || PROVIDERS.includes(domain)) return undefined
  const near = PROVIDERS.map((name) => ({ name, slips: slipsBetween(domain, name) }))
  const [first] = near.toSorted((one, other) => one.slips - other.slips)
  const isMeant = first && (first.slips === 1 || (first.slips === MOST_SLIPS && domain[0] === first.name[0]))
  return isMeant ? `${email.slice(0, at)}@${first.name}` : undefined
}

/** Letters too many, too few, wrong, or changed about with the next (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST_SLIPS) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isTurned = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + Number(!isSame),
          isTurned ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = last
    last = line
  }
  return last[other.length] ?? 0
}
