import { writeFile } from 'node:fs/promises'
import type { Command } from '../command.ts'
import { needInstallation, siteNamed, withInstallation } from '../installation.ts'

export const exportCommand: Command = {
  name: 'export',
  takes: 'SITE [--out FILE]',
  summary: 'Writes the configuration of a site, as import reads it, to a file or to the terminal.',
  words: [1, 1],
  options: ['out'],
  async run([name = ''], { out }) {
    needInstallation()
    await withInstallation(async (installation) => {
      const { id } = await siteNamed(name, 'read-site', installation)
      const text = `${JSON.stringify(await installation.exportSite(id), null, 2)}\n`
      if (out === undefined) process.stdout.write(text)
      else await writeFile(out, text)
    })
  },
}
