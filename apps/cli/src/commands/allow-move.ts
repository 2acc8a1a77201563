import { StartRefusal } from '@mimar/server'
import type { Command } from '../command.ts'
import { needInstallation, withInstallation } from '../installation.ts'

export const allowMove: Command = {
  name: 'allow-move',
  takes: '[EMAIL]',
  summary:
    'Lets somebody bring one site here from another Mimar, within the hour: prints the permission that `mimar move` asks for there. Without an address the site is the owner’s.',
  words: [0, 1],
  async run([email]) {
    needInstallation()
    await withInstallation(async ({ accounts, arrivals, owner }) => {
      const account = email === undefined ? owner : await accounts.withEmail(email)
      if (!account) throw new StartRefusal(`There is nobody with the address "${email}".`)
      const { permission, expiresAt } = await arrivals.allow(account.id)
      console.log(permission)
      console.error(
        `For one site, until ${expiresAt}. Say it to nobody else: mimar move SITE --to ADDRESS asks for it.`,
      )
    })
  },
}
