import { type Account, AccountStore } from './accounts.store.ts'
import type { Database } from './database.ts'

/** Who owns the installation: in a new one an account that nobody has yet. Servers that start together have the same. */
export async function needOwner(database: Database): Promise<Account> {
  const known = await new AccountStore(database).installationOwner()
  if (known) return known
  return database.store(async (query) => {
    // Written before anything is read: whoever starts at the same time waits for this row, and finds the owner then.
    await query
      .updateTable('installation')
      .set(({ ref }) => ({ id: ref('id') }))
      .execute()
    const accounts = new AccountStore({ query })
    return (await accounts.installationOwner()) ?? (await accounts.insert('owner@localhost', 'owner', null))
  })
}
