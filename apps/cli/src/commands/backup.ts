import { backUp, listBackups, readKeeping, readSettings, StartRefusal } from '@mimar/server'
import type { Command } from '../command.ts'
import { needInstallation } from '../installation.ts'
import { teller } from '../teller.ts'

export const backup: Command = {
  name: 'backup',
  takes: '[--to PLACE] [--keep 7d,4w,12m] [--prove] [--list]',
  summary:
    'Backs up everything while the server runs, into a folder, a bucket (s3://BUCKET/PREFIX) or a server (sftp://USER@HOST/PATH); what is there already is not copied again. --keep thins out old ones, --prove restores the new one into a scratch folder and compares it, --list tells what is there. Without --to the place is that of BACKUP_TO.',
  words: [0, 0],
  options: ['to', 'keep'],
  flags: ['prove', 'list'],
  async run(_, { to, keep, prove, list }) {
    const settings = readSettings(process.env)
    if (list !== undefined) {
      say(await listBackups(settings, to))
      return
    }
    const keeping = keep === undefined ? undefined : readKeeping(keep)
    needInstallation()
    const made = await backUp(settings, { to, keeping, isProving: prove !== undefined, tell: teller() })
    const count = made.sites === 1 ? '1 site' : `${made.sites} sites`
    console.log(`Backup ${made.name} is made: ${count}, ${megabytes(made.newBytes)} new.`)
    if (made.missing.length > 0) {
      console.log(`Bytes that were lost before (${made.missing.length}) are not in it. To see what: mimar check`)
    }
    if (made.forgotten.length > 0) console.log(`Thinned out: ${made.forgotten.join(', ')}.`)
    if (made.proof?.failure === null) console.log('It was restored into a scratch folder and is equal.')
    else if (made.proof) throw new StartRefusal(`It could not be restored: ${made.proof.failure}`)
  },
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

function say(backups: Awaited<ReturnType<typeof listBackups>>): void {
  if (backups.length === 0) console.log('There is no finished backup there yet.')
  for (const { name, head, refusal, proof } of backups) {
    const state = proof === undefined ? 'not proven' : proof.failure === null ? `proven ${proof.at}` : proof.failure
    console.log(head ? `${name}  Mimar ${head.madeBy}  ${state}` : `${name}  ${refusal}`)
  }
  const proven = backups.findLast(({ head, proof }) => head && proof?.failure === null)
  if (backups.length > 0) console.log(`Last proven backup: ${proven?.name ?? 'none yet'}`)
}
