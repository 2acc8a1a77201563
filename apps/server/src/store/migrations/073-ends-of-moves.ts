import type { Migration } from './migration.ts'

/**
 * When a move that is decided is looked at next, and by whom: it ends by itself (0124). Moves that came to nothing are kept by name,
 * so that the other server is told so and not that nobody has heard of them.
 */
export const endsOfMoves: Migration = {
  name: '073-ends-of-moves',
  async up({ schema }) {
    for (const table of ['site_moves', 'site_arrivals']) {
      await schema.alterTable(table).addColumn('due_at', 'text').execute()
      await schema
        .alterTable(table)
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await schema.alterTable(table).addColumn('owner', 'text').execute()
    }
    await schema
      .createTable('moves_given_up')
      .addColumn('move', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
  },
}
