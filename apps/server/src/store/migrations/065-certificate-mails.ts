import type { Migration } from './migration.ts'

/** When owners were told that a certificate could not be renewed. */
export const certificateMails: Migration = {
  name: '065-certificate-mails',
  async up({ schema }) {
    await schema.alterTable('certificates').addColumn('told_at', 'text').execute()
  },
}
