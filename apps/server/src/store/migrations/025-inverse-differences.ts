import type { Migration } from './migration.ts'

/**
 * From here on inverses may be stored as differences (`stored-difference.ts`). Those that are there stay as they are; an earlier version,
 * which could not read the new ones, refuses to start.
 */
export const inverseDifferences: Migration = {
  name: '025-inverse-differences',
  async up() {},
}
