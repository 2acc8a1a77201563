import { StartRefusal } from '@mimar/server'
import type { Command } from '../command.ts'
import { needInstallation, siteNamed, withInstallation } from '../installation.ts'

export const paid: Command = {
  name: 'paid',
  takes: 'SITE [yes|no]',
  summary:
    'Says whether a site is paid, or makes it paid or free. Paid sites have no bar to report them by. The server may run meanwhile; visitors see the change with the next publish.',
  words: [1, 2],
  async run([name = '', answer]) {
    if (answer !== undefined && answer !== 'yes' && answer !== 'no') {
      throw new StartRefusal(`"${answer}" is neither yes nor no. Use it like this: mimar paid ${name} yes`)
    }
    needInstallation()
    await withInstallation(async (installation) => {
      const { id, isPaid } = await siteNamed(name, 'set-paid', installation)
      if (answer === undefined) return console.log(`The site "${id}" is ${wordFor(isPaid)}.`)
      const isToBe = answer === 'yes'
      if (isToBe === isPaid) return console.log(`The site "${id}" is ${wordFor(isPaid)} already.`)
      await installation.siteStore.setPaid(id, isToBe)
      console.log(`The site "${id}" is ${wordFor(isToBe)} now. Visitors see it with the next publish.`)
    })
  },
}

const wordFor = (isPaid: boolean) => (isPaid ? 'paid' : 'free')
