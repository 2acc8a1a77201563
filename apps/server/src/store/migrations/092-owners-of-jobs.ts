import type { Migration } from './migration.ts'

/** Which server does a job just now: until `due_at`, which it moves on while it works. Null while it waits. */
export const ownersOfJobs: Migration = {
  name: '092-owners-of-jobs',
  async up({ schema }) {
    const mails = ['mails', 'invitation_mails', 'schedule_mails', 'account_mails', 'letter_mails']
    for (const table of [...mails, 'webhook_calls', 'schedules']) {
      await schema.alterTable(table).addColumn('owner', 'text').execute()
    }
  },
}
