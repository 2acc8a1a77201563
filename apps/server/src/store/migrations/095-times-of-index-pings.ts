import type { Migration } from './migration.ts'

/** When a change was noted, since `due_at` says when it is told next. Null of what an older server notes. */
export const timesOfIndexPings: Migration = {
  name: '095-times-of-index-pings',
  async up({ schema }) {
    await schema.alterTable('index_pings').addColumn('noted_at', 'text').execute()
  },
}
