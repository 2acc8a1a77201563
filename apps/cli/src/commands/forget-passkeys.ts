import { StartRefusal } from '@mimar/server'
import type { Command } from '../command.ts'
import { needInstallation, withInstallation } from '../installation.ts'

export const forgetPasskeys: Command = {
  name: 'forget-passkeys',
  takes: 'EMAIL',
  summary:
    'Forgets all passkeys of the account with that address and signs it out everywhere: for who has lost them where passkeys are required. They come in by another way, and make a new one.',
  words: [1, 1],
  async run([email = '']) {
    needInstallation()
    await withInstallation(async ({ tenants, passkeys, audit }) => {
      const known = await tenants.withEmail(email)
      if (!known) throw new StartRefusal(`No account has the address "${email}". Nothing was changed.`)
      const count = await passkeys.forgetAll(known.id)
      await audit.note({ account: known.id, deed: 'passkeys-forgotten' })
      console.log(`${email} has no passkey now (${count} forgotten), and is signed out everywhere.`)
    })
  },
}
