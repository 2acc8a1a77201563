import { type Installation, importFile, isZip, listFaults, StartRefusal } from '@mimar/server'
import type { Command } from '../command.ts'
import { withInstallation } from '../installation.ts'
import { type PersonalPart, readParts } from '../parts.ts'

export const importCommand: Command = {
  name: 'import',
  takes: 'FILE [--with messages,people]',
  summary:
    'Makes a site from a file that export wrote (.zip), or from a configuration (.json) and the pictures beside it. With faults nothing is made.',
  words: [1, 1],
  options: ['with'],
  async run([file = ''], { with: asked }) {
    const parts = readParts(asked)
    await withInstallation(async (installation) => {
      const { siteStore, sites, keeping, owner, settings } = installation
      const isWhole = await isZip(file).catch(() => false)
      const added = isWhole
        ? await takeWhole(file, parts, installation)
        : await importFile(file, { sites: siteStore, keeping, owner, catalog: sites.catalog })
      if (!added.ok) throw new StartRefusal(faultsOf(file, added.faults))
      console.log(`Imported as "${added.site.id}". Editor: ${settings.appUrl.origin}/edit/${added.site.id}/`)
      if (added.findings.length > 0) console.log(`Before it can be published:\n${listFaults(added.findings)}`)
      if (added.saysPaid)
        console.log(`The file says that it is paid. To make it so here: mimar paid ${added.site.id} yes`)
      console.log(`Its address, once it is published: ${settings.siteAddress(added.slug)}`)
    })
  },
}

/** Says on the error stream what it is doing: a large site takes minutes. */
function takeWhole(path: string, parts: readonly PersonalPart[], { archives, owner }: Installation) {
  let last = ''
  const tell = ({ step, done, total }: { step: string; done: number; total: number }) => {
    if (step === last) return
    last = step
    console.error(total > 1 ? `${step} (${done} of ${total}) …` : `${step} …`)
  }
  return archives.take({ path, owner, parts: new Set(parts), tell })
}

/** What to say of a file with faults: all of them. */
export function faultsOf(file: string, faults: Parameters<typeof listFaults>[0]): string {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`
  return `${file} has ${count}; nothing was imported:\n${listFaults(faults)}`
}
