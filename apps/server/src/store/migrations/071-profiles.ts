import type { Migration } from './migration.ts'

/** Which mails people want of what visitors write (null: as each site says), and whether they chose their language themselves. */
export const profiles: Migration = {
  name: '071-profiles',
  async up({ schema }) {
    await schema.alterTable('accounts').addColumn('enquiry_mails', 'text').execute()
    await schema.alterTable('accounts').addColumn('chosen_language', 'text').execute()
  },
}
