import type { Migration } from './migration.ts'

/** A checksum for each snapshot, which tells damage that still reads as JSON; none for those that were there before. */
export const snapshotChecksums: Migration = {
  name: '024-snapshot-checksums',
  async up({ schema }) {
    await schema.alterTable('snapshots').addColumn('checksum', 'text').execute()
  },
}
