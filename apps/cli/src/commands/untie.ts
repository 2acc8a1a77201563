import { StartRefusal } from '@mimar/server'
import type { Command } from '../command.ts'
import { needInstallation, withInstallation } from '../installation.ts'

export const untie: Command = {
  name: 'untie',
  takes: 'EMAIL',
  summary:
    'Forgets which account of the organisation opens the account with that address. Who comes next with the address, verified, is tied to it.',
  words: [1, 1],
  async run([email = '']) {
    needInstallation()
    await withInstallation(async ({ organisation }) => {
      if (await organisation.untie(email)) return console.log(`${email} is tied to nobody now.`)
      throw new StartRefusal(`No account with the address "${email}" is tied to an organisation.`)
    })
  },
}
