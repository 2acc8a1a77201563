import { StartRefusal } from '@mimar/server'
import type { Command } from '../command.ts'
import { needInstallation, withInstallation } from '../installation.ts'

export const host: Command = {
  name: 'host',
  takes: 'EMAIL [--end]',
  summary:
    'Lets somebody run the installation: see its people, pause them, say who may sign up. What stands on sites they are not on stays closed to them. With --end, no more. The server may run meanwhile.',
  words: [1, 1],
  flags: ['end'],
  async run([written = ''], { end }) {
    const email = written.trim().toLowerCase()
    if (!/^\S+@\S+$/.test(email)) throw new StartRefusal(`"${written}" is no e-mail address.`)
    needInstallation()
    await withInstallation(async (installation) => {
      const { tenants, people, audit } = installation
      if (end === undefined) {
        const account = await people.members.accountWith(email)
        await tenants.setRole(account, 'owner')
        await audit.note({ account, deed: 'host-made', about: email })
        console.log(`${email} runs this installation now, and signs in as before.`)
        return console.log(
          `If they never were here, this link signs them in, once: ${await installation.ownerLink(undefined, { id: account })}`,
        )
      }
      const known = await tenants.withEmail(email)
      if (known?.role !== 'owner') throw new StartRefusal(`${email} does not run this installation.`)
      if ((await installation.accounts.administrators()).length === 1) {
        throw new StartRefusal(
          `${email} is the only one who runs this installation. Name another first: mimar host EMAIL`,
        )
      }
      await tenants.setRole(known.id, 'tenant')
      await audit.note({ account: known.id, deed: 'host-ended', about: email })
      console.log(`${email} no longer runs this installation. Their sites are still theirs.`)
    })
  },
}
