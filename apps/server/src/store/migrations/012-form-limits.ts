import type { Migration } from './migration.ts'

/** What one sender sent to all sites is counted with every message. */
export const formLimits: Migration = {
  name: '012-form-limits',
  async up({ schema }) {
    await schema.createIndex('messages_of_sender').on('messages').columns(['sender', 'at']).execute()
  },
}
