import { text } from 'node:stream/consumers'
import type { Command } from '../command.ts'
import { needInstallation, withInstallation } from '../installation.ts'

const SAID = {
  noted: 'The inbox says now that this mail came back.',
  unknown: 'No mail of this installation is called so, or it came back before.',
  'no-report': 'This is no report of a mail that came back. Nothing was done.',
} as const

export const bounce: Command = {
  name: 'bounce',
  takes: '< MAIL',
  summary:
    'Reads a mail from its input. A report that a mail of ours could not be delivered is noted beside its message. For mail servers: whatever comes, it ends with 0 (docs/enquiries.md).',
  words: [0, 0],
  async run() {
    needInstallation()
    const raw = await text(process.stdin)
    await withInstallation(async ({ letters }) => console.log(SAID[await letters.cameBack(raw)]))
  },
}
