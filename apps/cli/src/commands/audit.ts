import type { Command } from '../command.ts'
import { needInstallation, withInstallation } from '../installation.ts'

const MOST = 1_000

export const audit: Command = {
  name: 'audit',
  takes: '',
  summary: 'Lists who did what to accounts, sites, addresses and ways in, oldest first: the last 1,000 deeds.',
  words: [0, 0],
  async run() {
    needInstallation()
    await withInstallation(async (installation) => {
      for (const { at, actor, deed, siteName, about } of (await installation.audit.all(MOST)).toReversed()) {
        console.log([at, actor, deed, siteName, about].filter(Boolean).join('  '))
      }
    })
  },
}
