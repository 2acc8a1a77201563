import { resolve } from 'node:path'
import { type BackupAddress, readBackupAddress } from './backup-address.ts'
import { StartRefusal } from './refusal.ts'
import { readS3Access, refuseWithoutKey, type S3Access } from './s3-settings.ts'

/** So many days, weeks and months of which the last backup is kept. */
export interface Keeping {
  readonly d: number
  readonly w: number
  readonly m: number
}

/** Where and when backups are made, and which of them are kept. */
export interface BackupSettings {
  /** What people call the place for them (`backup-address.ts`); undefined: none are made by themselves. */
  readonly to: string | undefined
  /** The time of the day, in minutes, by the clock of the machine. */
  readonly at: number
  readonly keep: Keeping
  /** A file with the passphrase that they are encrypted with. */
  readonly passphraseFile: string | undefined
  readonly access: BackupAccess
}

/** What opens the places that are not on this machine. */
export interface BackupAccess {
  readonly s3: S3Access
  readonly sftp: {
    readonly keyFile: string | undefined
    /** Fingerprints of the server's key, or a file that lists keys of servers. */
    readonly hostKey: string | undefined
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads BACKUP_TO, BACKUP_AT, BACKUP_KEEP, BACKUP_PASSPHRASE_FILE, and what opens the place. */
export function readBackupSettings(environment: Environment): BackupSettings {
  const { BACKUP_TO, BACKUP_AT, BACKUP_KEEP, BACKUP_PASSPHRASE_FILE } = environment
  const access = readAccess(environment)
  const to = BACKUP_TO ? readBackupAddress(BACKUP_TO, 'BACKUP_TO') : undefined
  if (to) refuseWithoutAccess(to, access)
  return {
    to: to?.name,
    at: readTime(BACKUP_AT || '03:30'),
    keep: readKeeping(BACKUP_KEEP || '7d,4w,12m', 'BACKUP_KEEP'),
    passphraseFile: BACKUP_PASSPHRASE_FILE ? resolve(BACKUP_PASSPHRASE_FILE) : undefined,
    access,
  }
}

function readAccess(environment: Environment): BackupAccess {
  const { BACKUP_SFTP_KEY_FILE, BACKUP_SFTP_HOST_KEY } = environment
  return {
    s3: readS3Access(environment),
    sftp: {
      keyFile: BACKUP_SFTP_KEY_FILE ? resolve(BACKUP_SFTP_KEY_FILE) : undefined,
      hostKey: BACKUP_SFTP_HOST_KEY || undefined,
    },
  }
}

/** Where what opens a place is not set at all, it is said before anything is tried. */
export function refuseWithoutAccess({ kind, name }: BackupAddress, { s3, sftp }: BackupAccess): void {
  if (kind === 's3') refuseWithoutKey(name, s3)
  if (kind === 'sftp' && sftp.keyFile === undefined) {
    throw new StartRefusal(
      `${name} needs a key: make one with ssh-keygen -t ed25519 -N '' -f backup-key, add backup-key.pub to ~/.ssh/authorized_keys of that account, and name the file backup-key in BACKUP_SFTP_KEY_FILE.`,
    )
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
