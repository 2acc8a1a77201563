import { listFaults, readSettings, restore as restoreAll, restorePage, restoreSite, StartRefusal } from '@mimar/server'
import type { Command } from '../command.ts'
import { needInstallation, withInstallation } from '../installation.ts'
import { readParts } from '../parts.ts'
import { teller } from '../teller.ts'

export const restore: Command = {
  name: 'restore',
  takes:
    '[PLACE] [--backup NAME] [--incomplete] [--same-store] [--site SITE [--page PAGE | --as ADDRESS] [--with messages,people]]',
  summary:
    'Makes an installation of the newest backup in that place (a folder, s3://… or sftp://…), or of the one that is named, in an empty DATA_DIR (and an empty database, where DATABASE_URL is set). With --incomplete also where some bytes of the backup are lost; with --same-store into a bucket that has files already, which no other installation may be using any more. With --site brings one site back beside those there are, with --page one page of it as changes that can be undone; the server may run meanwhile.',
  words: [0, 1],
  options: ['backup', 'site', 'page', 'as', 'with'],
  flags: ['incomplete', 'same-store'],
  async run([from], { backup: name, incomplete, 'same-store': same, site, page, as: slug, with: asked }) {
    const wish = { from, name, tell: teller() }
    if (site === undefined) {
      if (page !== undefined) throw new StartRefusal('A page belongs to a site: name it with --site as well.')
      await bringAll({ ...wish, isIncomplete: incomplete !== undefined, isSameStore: same !== undefined })
      return
    }
    needInstallation()
    if (page !== undefined) await bringPage({ ...wish, site, page })
    else await bringSite({ ...wish, site, slug, parts: new Set(['pictures', 'history', ...readParts(asked)]) })
  },
}

async function bringAll(wish: Parameters<typeof restoreAll>[1]): Promise<void> {
  const settings = readSettings(process.env)
  const made = await restoreAll(settings, wish)
  const count = made.sites === 1 ? '1 site' : `${made.sites} sites`
  console.log(`Restored ${count} of the backup ${made.name} (${made.madeAt}) into ${settings.dataDir}.`)
  if (made.lost.length > 0) {
    console.log(`Bytes that were lost: ${made.lost.length}. To make again what can be: mimar check --repair`)
  }
  console.log('Everybody signs in again. For a link to the editor, run: mimar owner-link')
}

function bringSite(wish: Parameters<typeof restoreSite>[1]): Promise<void> {
  return withInstallation(async (installation) => {
    const added = await restoreSite(installation, wish)
    if (!added.ok) throw new StartRefusal(`It could not be brought back:\n${listFaults(added.faults)}`)
    const { origin } = installation.settings.appUrl
    console.log(`The site is back as "${added.site.id}". Editor: ${origin}/edit/${added.site.id}/`)
    if (added.saysPaid) console.log(`It was paid. To make it so again: mimar paid ${added.site.id} yes`)
    console.log(`Its address, once it is published: ${installation.settings.siteAddress(added.slug)}`)
  })
}

function bringPage(wish: Parameters<typeof restorePage>[1]): Promise<void> {
  return withInstallation(async (installation) => {
    const count = await restorePage(installation, wish)
    if (count === 0) console.log('The page is what it was in that backup; nothing was changed.')
    else console.log(`The page is back, by ${count} changes. They stand in the editor's history and can be undone.`)
  })
}
