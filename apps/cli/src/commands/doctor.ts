import { examine } from '@mimar/server'
import type { Command } from '../command.ts'

const MARKS = { fine: '✓', look: '!', wrong: '✗' } as const

export const doctor: Command = {
  name: 'doctor',
  takes: '',
  summary:
    'Looks at settings, names (DNS), certificates, the mail server, disk, permissions, clock and the place of the backups, and says what is wrong and what to do. Changes nothing (a file is written and removed where data and backups are); the server may run meanwhile. Ends with 0, or with 1 where something is wrong.',
  words: [0, 0],
  async run() {
    const symptoms = await examine(process.env)
    for (const { state, what, said, cure } of symptoms) {
      console.log(`${MARKS[state]} ${what}: ${said}`)
      if (cure !== undefined) console.log(`  ${cure}`)
    }
    const count = symptoms.filter(({ state }) => state === 'wrong').length
    console.log(count === 0 ? 'Nothing is wrong.' : `Wrong: ${count}.`)
    process.exitCode = count === 0 ? 0 : 1
  },
}
