import type { Installation } from '../installation.ts'
import { log } from '../log.ts'
import { BackupSchedule } from './schedule.ts'

/** The nightly backups of an installation; it says in the log and in /metrics what became of them. */
export function openBackups({ settings, metrics }: Pick<Installation, 'settings' | 'metrics'>): BackupSchedule {
  const backups = new BackupSchedule({
    settings,
    onDone: (line) => log.info(line),
    onFailure(line) {
      metrics.add('mimar_backup_failures_total')
      log.error(`The backup failed. ${line}`)
    },
  })
  if (!backups.standing) return backups
  const seconds = (time: string | null | undefined) => (time ? Date.parse(time) / 1_000 : 0)
  // 0: never, as far as is known.
  metrics.watch('mimar_backup_made_timestamp_seconds', () => seconds(backups.standing?.madeAt))
  metrics.watch('mimar_backup_proven_timestamp_seconds', () => seconds(backups.standing?.provenAt))
  metrics.watch('mimar_backup_age_seconds', () => {
    const proven = backups.standing?.provenAt
    return proven ? Math.max(0, (Date.now() - Date.parse(proven)) / 1_000) : -1
  })
  return backups
}
