import { createWriteStream } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { StartRefusal } from '@mimar/server'
import type { Command } from '../command.ts'
import { needInstallation, siteNamed, withInstallation } from '../installation.ts'
import { readParts } from '../parts.ts'

export const exportCommand: Command = {
  name: 'export',
  takes: 'SITE [--out FILE.zip] [--with messages,people]',
  summary:
    'Writes a whole site to one file: pictures, history and releases, and visitors’ messages or people where you ask for them. Without a file, or to a .json, its configuration alone.',
  words: [1, 1],
  options: ['out', 'with'],
  async run([name = ''], { out, with: asked }) {
    const parts = readParts(asked)
    const isWhole = out !== undefined && !out.endsWith('.json')
    if (parts.length > 0 && !isWhole)
      throw new StartRefusal('--with needs a file: mimar export SITE --out site.zip --with …')
    needInstallation()
    await withInstallation(async (installation) => {
      const row = await siteNamed(name, 'read-site', installation)
      if (isWhole) {
        const stream = await installation.archives.write(row, new Set(['pictures', 'history', ...parts]))
        if (stream) await writeWhole(out, stream)
        return
      }
      const text = `${JSON.stringify(await installation.exportSite(row.id), null, 2)}\n`
      if (out === undefined) process.stdout.write(text)
      else await writeFile(out, text)
    })
  },
}

/** A file is there whole or not at all. */
async function writeWhole(out: string, stream: NodeJS.ReadableStream): Promise<void> {
  const unfinished = `${out}.unfinished`
  try {
    await pipeline(stream, createWriteStream(unfinished))
    await rename(unfinished, out)
  } finally {
    await rm(unfinished, { force: true })
  }
}
