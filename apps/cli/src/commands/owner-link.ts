import type { Command } from '../command.ts'
import { needInstallation, withInstallation } from '../installation.ts'

export const ownerLink: Command = {
  name: 'owner-link',
  takes: '',
  summary: 'Prints a new link that signs the owner in, once, within five minutes.',
  words: [0, 0],
  async run() {
    needInstallation()
    await withInstallation(async (installation) => console.log(`Editor: ${await installation.ownerLink()}`))
  },
}
