import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Installation, readSiteFile, StartRefusal } from '@mimar/server'
import type { Command } from '../command.ts'
import { hasInstallation, needInstallation, siteNamed, withInstallation } from '../installation.ts'
import { faultsOf } from './import.ts'

type Site = Parameters<Installation['publishToFolder']>[0]

export const publish: Command = {
  name: 'publish',
  takes: 'SITE|FILE --out FOLDER [--address https://…] [--base /path/]',
  summary: 'Writes the pages of a site, or of a configuration file, for any static host. No server needs to run.',
  words: [1, 1],
  options: ['out', 'address', 'base'],
  async run([name = ''], { out, address, base }) {
    if (out === undefined) throw new StartRefusal('Say where to write: mimar publish hotel --out FOLDER')
    const place = { address: address === undefined ? undefined : readAddress(address), base: readBase(base ?? '/') }
    const isFile = name.endsWith('.json') || existsSync(name)
    if (!isFile) needInstallation()
    await somewhere(async (installation) => {
      const site = isFile ? await siteInFile(name, installation) : await siteStored(name, installation)
      console.error('Drawing the pages; small pictures take a while the first time …')
      const count = await installation.publishToFolder(site, resolve(out), place)
      console.log(`Wrote ${count} files to ${resolve(out)}`)
    })
  },
}

/** The installation keeps encoded pictures for the next time; where there is none, a passing one does. */
async function somewhere(work: (installation: Installation) => Promise<void>): Promise<void> {
  if (hasInstallation()) return withInstallation(work)
  const folder = await mkdtemp(join(tmpdir(), 'mimar-'))
  try {
    await withInstallation(work, { ...process.env, DATA_DIR: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function siteInFile(file: string, { keeping, sites }: Installation): Promise<Site> {
  const read = await readSiteFile(file, keeping, sites.catalog)
  if ('faults' in read) throw new StartRefusal(faultsOf(file, read.faults))
  return read.site
}

async function siteStored(name: string, installation: Installation): Promise<Site> {
  const { id } = await siteNamed(name, 'publish-site', installation)
  const read = await installation.sites.read(id)
  if (!read) throw new StartRefusal(`The site "${name}" has just been removed.`)
  return read.site
}

function readAddress(input: string): string {
  const url = URL.canParse(input) ? new URL(input) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin
  throw new StartRefusal(
    `--address is "${input}". It must be where the site will be, such as https://dar-alrumman.example`,
  )
}

/** `/path/` as `/path`; the root as ''. */
function readBase(input: string): string {
  if (/^\/(?:[\w.~-]+\/?)*$/.test(input) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(input)) return input.replace(/\/$/, '')
  throw new StartRefusal(`--base is "${input}". It must be the path below which the site will stand, such as /hotel/`)
}
