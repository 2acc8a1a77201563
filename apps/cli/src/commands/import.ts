import { importFile, listFaults, StartRefusal } from '@mimar/server'
import type { Command } from '../command.ts'
import { withInstallation } from '../installation.ts'

export const importCommand: Command = {
  name: 'import',
  takes: 'FILE',
  summary: 'Makes a site from a configuration file and the pictures beside it. With faults nothing is made.',
  words: [1, 1],
  run: ([file = '']) =>
    withInstallation(async ({ siteStore, keeping, owner, settings }) => {
      const added = await importFile(file, { sites: siteStore, keeping, owner })
      if (!added.ok) throw new StartRefusal(faultsOf(file, added.faults))
      console.log(`Imported as "${added.site.id}". Editor: ${settings.appUrl.origin}/edit/${added.site.id}/`)
      if (added.findings.length > 0) console.log(`Before it can be published:\n${listFaults(added.findings)}`)
      console.log(`Its address, once it is published: ${settings.siteAddress(added.slug)}`)
    }),
}

/** What to say of a file with faults: all of them. */
export function faultsOf(file: string, faults: Parameters<typeof listFaults>[0]): string {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`
  return `${file} has ${count}; nothing was imported:\n${listFaults(faults)}`
}
