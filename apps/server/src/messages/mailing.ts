// Backscatter prevention: what is confirmed to a sender, and how seldom.
import { randomUUID } from 'node:crypto'
import type { LetterLimit } from '../store/letters.store.ts'
import type { Mailing, NewMessage } from '../store/messages.store.ts'
import { nextHour } from './digest-time.ts'

const DAY = 24 * 60 * 60_000

/** The mails that a message brings about, by what the owner of its site has set. */
export function mailingOf(message: NewMessage, now: number): Mailing {
  const { id, site, email: to, language, at, kind } = message
  // Whoever tests whether mails come waits for it now, and wrote to themselves.
  if (kind === 'test') return { dueAt: () => at, receipt: () => undefined }
  return {
    dueAt: ({ digestHour, timeZone }) =>
      digestHour === null ? at : new Date(nextHour(now, digestHour, timeZone)).toISOString(),
    receipt: ({ sendsReceipt }) =>
      sendsReceipt
        ? {
            letter: {
              ...{ id: randomUUID(), message: id, site, kind: 'receipt', to, language, at },
              ...{ text: '', author: '', key: null },
            },
            limits: receiptLimits(now),
          }
        : undefined,
  }
}

/** Anybody can type any address into a form: one mail a day about a site, and few from the whole installation. */
function receiptLimits(now: number): LetterLimit[] {
  const since = new Date(now - DAY).toISOString()
  return [
    { by: 'site-and-address', since, most: 1 },
    { by: 'to_address', since, most: 3 },
    { by: 'site', since, most: 200 },
  ]
}
