import type { Migration } from './migration.ts'

/** Who a site belongs to, and what goes with a site or an account that is removed, is found without looking through a whole table. */
export const references: Migration = {
  name: '079-references',
  async up({ schema }) {
    for (const [table, column] of [
      ['members', 'site'],
      ['former_members', 'site'],
      ['share_links', 'site'],
      ['invitation_mails', 'site'],
      ['invitation_mails', 'account'],
      ['sign_in_links', 'account'],
      ['site_offers', 'offered_by'],
    ] as const) {
      await schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
    }
  },
}
