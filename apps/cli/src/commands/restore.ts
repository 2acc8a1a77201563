import { readSettings, restore as restoreAll } from '@mimar/server'
import type { Command } from '../command.ts'
import { teller } from '../teller.ts'

export const restore: Command = {
  name: 'restore',
  takes: '[FOLDER] [--backup NAME] [--incomplete]',
  summary:
    'Makes an installation of the newest backup in that folder, or of the one that is named, in an empty DATA_DIR (and an empty database, where DATABASE_URL is set). With --incomplete also where some bytes of the backup are lost.',
  words: [0, 1],
  options: ['backup'],
  flags: ['incomplete'],
  async run([from], { backup: name, incomplete }) {
    const settings = readSettings(process.env)
    const isIncomplete = incomplete !== undefined
    const made = await restoreAll(settings, { from, name, isIncomplete, tell: teller() })
    const count = made.sites === 1 ? '1 site' : `${made.sites} sites`
    console.log(`Restored ${count} of the backup ${made.name} (${made.madeAt}) into ${settings.dataDir}.`)
    if (made.lost.length > 0) {
      console.log(`Bytes that were lost: ${made.lost.length}. To make again what can be: mimar check --repair`)
    }
    console.log('Everybody signs in again. For a link to the editor, run: mimar owner-link')
  },
}
