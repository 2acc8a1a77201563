import type { Migration } from './migration.ts'

/** Which sessions a passkey has opened, or was used in. */
export const strongSessions: Migration = {
  name: '075-strong-sessions',
  async up({ schema }) {
    await schema
      .alterTable('sessions')
      .addColumn('is_strong', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
