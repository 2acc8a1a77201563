import { type EnquirySettings, KEPT_DAYS, type KeptDays } from '@mimar/contract'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

const UNSET: EnquirySettings = {
  ...{
    digestHour: null,
    timeZone: 'UTC',
    sendsReceipt: false,
    receiptWords: {},
    keepDays: { contact: null, reply: null },
  },
}

/** How the owners of sites want their messages to come, be confirmed and be kept. */
export class EnquirySettingsStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  async of(site: string): Promise<EnquirySettings> {
    const row = this.#query.selectFrom('enquiry_settings').selectAll().where('site', '=', site)
    return enquirySettingsOf(await row.executeTakeFirst())
  }

  /** Mails of messages that wait for their digest are due now where there is none any more. */
  async save(site: string, settings: EnquirySettings, now: string): Promise<void> {
    const { digestHour, timeZone, sendsReceipt, receiptWords, keepDays } = settings
    const { contact, reply } = keepDays
    const row = {
      ...{ digest_hour: digestHour, time_zone: timeZone, receipt_words: JSON.stringify(receiptWords) },
      ...{ sends_receipt: Number(sendsReceipt), keep_contact_days: contact, keep_reply_days: reply },
    }
    await this.#query
      .insertInto('enquiry_settings')
      .values({ site, ...row })
      .onConflict((conflict) => conflict.column('site').doUpdateSet(row))
      .execute()
    if (digestHour !== null) return
    const messages = this.#query.selectFrom('messages').select('id').where('site', '=', site)
    const waiting = this.#query.updateTable('mails').set({ due_at: now }).where('attempts', '=', 0)
    await waiting.where('due_at', '>', now).where('message', 'in', messages).execute()
  }

  /** How many messages of each kind are older than each span that can be chosen. */
  async older(site: string, now: number): Promise<{ contact: Record<string, number>; reply: Record<string, number> }> {
    const older: { contact: Record<string, number>; reply: Record<string, number> } = { contact: {}, reply: {} }
    for (const kind of ['contact', 'reply'] as const) {
      for (const days of KEPT_DAYS) {
        const messages = this.#query.selectFrom('messages').select(({ fn }) => fn.countAll().as('count'))
        const of = messages.where('site', '=', site).where('kind', '=', kind).where('erased_at', 'is', null)
        const row = await of.where('at', '<', daysBefore(now, days)).executeTakeFirstOrThrow()
        older[kind][days] = Number(row.count)
      }
    }
    return older
  }

  /** Which messages are not kept any longer: of which site and kind, from before when. */
  async limits(now: number): Promise<{ site: string; kind: string; before: string }[]> {
    const rows = this.#query.selectFrom('enquiry_settings').selectAll()
    const limited = rows.where(({ or, eb }) =>
      or([eb('keep_contact_days', 'is not', null), eb('keep_reply_days', 'is not', null)]),
    )
    return (await limited.execute()).flatMap(({ site, keep_contact_days, keep_reply_days }) => [
      ...(keep_contact_days === null ? [] : [{ site, kind: 'contact', before: daysBefore(now, keep_contact_days) }]),
      ...(keep_reply_days === null ? [] : [{ site, kind: 'reply', before: daysBefore(now, keep_reply_days) }]),
    ])
  }
}

const DAY = 24 * 60 * 60_000

const daysBefore = (now: number, days: number) => new Date(now - days * DAY).toISOString()

/** When a message is erased by itself; null where it is kept. */
export function keptUntil({ keepDays }: EnquirySettings, { kind, at }: { kind: string; at: string }): string | null {
  const days = kind === 'reply' ? keepDays.reply : kind === 'contact' ? keepDays.contact : null
  return days === null ? null : new Date(Date.parse(at) + days * DAY).toISOString()
}

/** As a row has them, or as they are where there is none. */
export function enquirySettingsOf(row: Tables['enquiry_settings'] | undefined): EnquirySettings {
  if (!row) return UNSET
  return {
    ...{ digestHour: row.digest_hour, timeZone: row.time_zone, sendsReceipt: row.sends_receipt === 1 },
    receiptWords: JSON.parse(row.receipt_words) as Record<string, string>,
    keepDays: { contact: row.keep_contact_days as KeptDays | null, reply: row.keep_reply_days as KeptDays | null },
  }
}
