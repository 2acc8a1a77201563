// Transactional outbox: what owners are told of their domains is stored together with the note that they were told.
import type { Transaction } from 'kysely'
import { type AccountMail, AccountMailStore } from './account-mails.store.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Something of a domain that its owners do not know yet. */
export interface DomainNews {
  readonly site: string
  readonly siteName: string
  /** As DNS writes it. */
  readonly name: string
}

/** A certificate that could not be renewed for a while; times are ISO. */
interface FailingRenewal extends DomainNews {
  /** JSON of what went wrong last. */
  readonly failure: string | null
  readonly endsAt: string | null
}

interface Reader {
  readonly email: string
  readonly language: string | null
}

type Mail = AccountMail<'written'>

/** What owners are to be told of their domains, once each. */
export class DomainMailStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  /** Domains that work, and nobody was told so. */
  connected(limit: number): Promise<DomainNews[]> {
    const domains = this.#query.selectFrom('domains').innerJoin('sites', 'sites.id', 'domains.site')
    const standing = domains.where('connected_at', 'is not', null).where('sites.deleted_at', 'is', null)
    const untold = standing.where('told_at', 'is', null)
    return untold.select(['domains.site', 'sites.name as siteName', 'domains.main as name']).limit(limit).execute()
  }

  /** Certificates that visitors have, which could not be renewed since then, and nobody was told so. */
  failing(since: string, limit: number): Promise<FailingRenewal[]> {
    return this.#query
      .selectFrom('certificates')
      .innerJoin('domain_names', 'domain_names.name', 'certificates.name')
      .innerJoin('domains', 'domains.site', 'domain_names.site')
      .innerJoin('sites', 'sites.id', 'domains.site')
      .where('domains.connected_at', 'is not', null)
      .where('sites.deleted_at', 'is', null)
      .where('chain', 'is not', null)
      .where('failing_since', '<=', since)
      .where(({ or, eb, ref }) =>
        or([eb('certificates.told_at', 'is', null), eb('certificates.told_at', '<', ref('failing_since'))]),
      )
      .select(['domains.site', 'sites.name as siteName', 'certificates.name', 'failure', 'ends_at as endsAt'])
      .limit(limit)
      .execute()
  }

  /** Who is told: the owners of the site that can be written to. */
  async readers(site: string): Promise<Reader[]> {
    const owners = this.#query.selectFrom('members').innerJoin('accounts', 'accounts.id', 'members.account')
    const own = owners.where('site', '=', site).where('members.role', '=', 'owner').where('agreed_at', 'is not', null)
    const rows = await own.select(['email', 'language']).execute()
    return rows.filter(({ email }) => !email.endsWith('@localhost'))
  }

  /** Puts mails on their way that say that a domain works; false where that was said before. */
  sayConnected(site: string, mails: readonly Mail[], now: Date): Promise<boolean> {
    return this.#say(mails, now, (transaction, at) =>
      transaction.updateTable('domains').set({ told_at: at }).where('site', '=', site).where('told_at', 'is', null),
    )
  }

  /** Puts mails on their way that say that a certificate is not renewed; false where that was said of this failure before. */
  sayFailing(name: string, mails: readonly Mail[], now: Date): Promise<boolean> {
    return this.#say(mails, now, (transaction, at) =>
      transaction
        .updateTable('certificates')
        .set({ told_at: at })
        .where('name', '=', name)
        .where(({ or, eb, ref }) => or([eb('told_at', 'is', null), eb('told_at', '<', ref('failing_since'))])),
    )
  }

  #say(mails: readonly Mail[], now: Date, note: (transaction: Transaction<Tables>, at: string) => Noting) {
    return this.#query.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await note(transaction, now.toISOString()).executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      const outbox = new AccountMailStore({ query: transaction })
      for (const mail of mails) await outbox.add(mail, now)
      return true
    })
  }
}

interface Noting {
  executeTakeFirst(): Promise<{ readonly numUpdatedRows: bigint }>
}
