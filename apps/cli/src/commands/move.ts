import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { StartRefusal } from '@mimar/server'
import type { Command } from '../command.ts'
import { needInstallation, siteNamed, withInstallation } from '../installation.ts'

const STEPS = {
  pictures: 'Pictures that are not there',
  site: 'The site and its history',
  changes: 'What was changed meanwhile',
  switch: 'The switch',
  arrival: 'The other server has it',
} as const

export const move: Command = {
  name: 'move',
  takes: 'SITE --to https://other.example [--permission FILE]',
  summary:
    'Moves a site to another Mimar while it is read and edited; for at most 2.5 seconds nothing is changed. Asks for a permission, which `mimar allow-move` prints there, or reads it from a file.',
  words: [1, 1],
  options: ['to', 'permission'],
  async run([name = ''], { to, permission: file }) {
    if (to === undefined) throw new StartRefusal('Say where to: mimar move SITE --to https://other.example')
    needInstallation()
    const permission = (file === undefined ? await asked() : await readFile(file, 'utf8')).trim()
    if (permission === '') throw new StartRefusal('Without a permission of the other server no site goes there.')
    await withInstallation(async (installation) => {
      const row = await siteNamed(name, 'delete-site', installation)
      const { departures, owner } = installation
      let last = ''
      const tell = (step: keyof typeof STEPS) => {
        if (step !== last) console.error(`${STEPS[step]} …`)
        last = step
      }
      const { address, editor } = await departures.move(row, { to, permission, by: owner.id, tell })
      console.log(`Moved: ${address}\nEditor: ${editor}`)
    })
  },
}

/** Not as a word of the command, which every program of the machine can read. */
async function asked(): Promise<string> {
  if (!process.stdin.isTTY) {
    let text = ''
    for await (const chunk of process.stdin) text += chunk
    return text
  }
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question('Permission of the other server: ')
  } finally {
    lines.close()
  }
}
