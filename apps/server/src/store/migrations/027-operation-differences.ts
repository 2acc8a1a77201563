import type { Migration } from './migration.ts'

/**
 * The revision of the change beside which an operation is stored as a difference (`operation-rows.ts`). Null where it
 * is whole, as all are that are there already.
 */
export const operationDifferences: Migration = {
  name: '027-operation-differences',
  async up({ schema }) {
    await schema.alterTable('operations').addColumn('base', 'integer').execute()
  },
}
