import { StartRefusal } from '@mimar/server'
import type { Command } from '../command.ts'
import { needInstallation, withInstallation } from '../installation.ts'

export const address: Command = {
  name: 'address',
  takes: 'EMAIL NEW',
  summary:
    'Gives the account with that address another one to sign in with; you vouch for it. The first owner may still be owner@localhost. Sessions stay. The server may run meanwhile.',
  words: [2, 2],
  async run([written = '', wanted = '']) {
    needInstallation()
    const email = wanted.trim().toLowerCase()
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new StartRefusal(`"${wanted}" is no e-mail address.`)
    await withInstallation(async ({ tenants, signInAddresses, audit }) => {
      const known = await tenants.withEmail(written)
      if (!known) throw new StartRefusal(`No account has the address "${written}". Nothing was changed.`)
      const former = await signInAddresses.set(known, email)
      if (former === undefined) {
        throw new StartRefusal(`Another account has the address "${email}", or this one has it. Nothing was changed.`)
      }
      await audit.note({ account: known.id, deed: 'address-changed', about: former })
      console.log(`${former} signs in with ${email} now.`)
    })
  },
}
