import { resolve } from 'node:path'
import { StartRefusal } from './refusal.ts'

/** So many days, weeks and months of which the last backup is kept. */
export interface Keeping {
  readonly d: number
  readonly w: number
  readonly m: number
}

/** Where and when backups are made, and which of them are kept. */
export interface BackupSettings {
  /** The folder for them; undefined: none are made by themselves. */
  readonly to: string | undefined
  /** The time of the day, in minutes, by the clock of the machine. */
  readonly at: number
  readonly keep: Keeping
  /** A file with the passphrase that they are encrypted with. */
  readonly passphraseFile: string | undefined
}

/** Reads BACKUP_TO, BACKUP_AT, BACKUP_KEEP and BACKUP_PASSPHRASE_FILE. */
export function readBackupSettings(environment: Readonly<Record<string, string | undefined>>): BackupSettings {
  const { BACKUP_TO, BACKUP_AT, BACKUP_KEEP, BACKUP_PASSPHRASE_FILE } = environment
  return {
    to: BACKUP_TO ? resolve(BACKUP_TO) : undefined,
    at: readTime(BACKUP_AT || '03:30'),
    keep: readKeeping(BACKUP_KEEP || '7d,4w,12m', 'BACKUP_KEEP'),
    passphraseFile: BACKUP_PASSPHRASE_FILE ? resolve(BACKUP_PASSPHRASE_FILE) : undefined,
  }
}

function readTime(input: string): number {
  const found = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(input)
  if (found) return Number(found[1]) * 60 + Number(found[2])
  throw new StartRefusal(`BACKUP_AT is "${input}". It must be a time of the day, such as 03:30.`)
}

/** Reads '7d,4w,12m'. */
export function readKeeping(input: string, name = '--keep'): Keeping {
  const parts = input.split(',').map((part) => /^([1-9]\d{0,3})([dwm])$/.exec(part.trim()))
  if (parts.some((part) => part === null)) {
    throw new StartRefusal(`${name} is "${input}". It must name days, weeks or months, such as 7d,4w,12m.`)
  }
  const of = (unit: string) => Number(parts.find((part) => part?.[2] === unit)?.[1] ?? 0)
  return { d: of('d'), w: of('w'), m: of('m') }
}
