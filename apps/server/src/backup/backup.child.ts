import { readSettings } from '../settings.ts'
import { backUp, listBackups } from './desk.ts'
import { BackupRefusal } from './refusal.ts'
import type { FromBackup } from './schedule.ts'

/** So many copies are told of. */
const MOST_TOLD = 100

const tell = (message: FromBackup) => process.send?.(message)
// Without the server there is nobody to tell; what is not finished does not count.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))

const settings = readSettings(process.env)
try {
  if (process.argv[2] === 'make') await make()
  await look()
} catch (failure) {
  // Another server of this installation makes it.
  const isBusy = failure instanceof BackupRefusal && failure.code === 'busy'
  const line = failure instanceof Error ? failure.message : String(failure)
  tell(isBusy ? { kind: 'done', line: 'Another process makes the backup.' } : { kind: 'failed', line })
}
process.removeAllListeners('disconnect')
process.disconnect?.()

async function make(): Promise<void> {
  const { keep: keeping } = settings.backup
  const { name, newBytes, proof } = await backUp(settings, { keeping, isProving: true })
  if (proof?.failure) throw new BackupRefusal(`The backup ${name} could not be restored: ${proof.failure}`, 'damaged')
  const megabytes = (newBytes / 1e6).toFixed(1)
  tell({ kind: 'done', line: `Backup ${name} is made (${megabytes} MB new), and was restored and compared.` })
}

/** A folder without backups is one in which none was made yet. */
async function look(): Promise<void> {
  const listed = await listBackups(settings).catch((failure: unknown) => {
    if (failure instanceof BackupRefusal && failure.code === 'none') return []
    throw failure
  })
  const whole = listed.filter(({ head }) => head)
  const proven = whole.findLast(({ proof }) => proof?.failure === null)
  const copies = listed.slice(-MOST_TOLD).map(({ name, head, refusal, proof }) => ({
    ...{ name, madeAt: head?.madeAt ?? null, refusal: refusal ?? null, proof: proof ?? null },
  }))
  const [madeAt, provenAt] = [whole.at(-1)?.head?.madeAt ?? null, proven?.proof?.at ?? null]
  tell({ kind: 'standing', madeAt, provenAt, copies: copies.reverse() })
}
