import type { Migration } from './migration.ts'

/** Devices that asked for a link by mail are asked about on devices that are signed in. */
export const waitingDevices: Migration = {
  name: '070-waiting-devices',
  async up({ schema }) {
    await schema.alterTable('sign_in_asks').addColumn('number', 'integer').execute()
    for (const column of ['device_browser', 'device_system', 'verdict', 'answered_by', 'session'] as const) {
      await schema.alterTable('sign_in_asks').addColumn(column, 'text').execute()
    }
    await schema.createIndex('sign_in_asks_by_link').on('sign_in_asks').column('link').execute()
  },
}
