import type { Migration } from './migration.ts'

/** Which sites are paid, and when that was changed last: until now their documents said it, and no operation could. */
export const paidSites: Migration = {
  name: '020-paid-sites',
  async up(query) {
    const { schema } = query
    await schema
      .alterTable('sites')
      .addColumn('is_paid', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema.alterTable('sites').addColumn('paid_changed_at', 'text').execute()
    // Few documents are paid; the others are not read.
    const telling = query.selectFrom('snapshots').select(['site', 'document'])
    const rows = await telling.where('document', 'like', '%"isPaid":true%').execute()
    for (const { site } of rows.filter(({ document }) => isPaid(document))) {
      await query.updateTable('sites').set({ is_paid: 1 }).where('id', '=', site).execute()
    }
  },
}

/** A damaged document says nothing; another snapshot of the site does. */
function isPaid(document: string): boolean {
  try {
    return JSON.parse(document).constants?.isPaid === true
  } catch {
    return false
  }
}
