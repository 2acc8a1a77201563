import type { Part } from '../../s3/bucket.ts'

/** A file at a place. */
export interface PlacedFile {
  /** Its name in its folder. */
  readonly name: string
  readonly size: number
  /** By the clock of the place, in milliseconds since 1970; 0 for a folder. */
  readonly writtenAt: number
}

/** A place that is ours for now. */
export interface Lock {
  /** Refuses where somebody else has it meanwhile: this process was stopped for too long. */
  confirm(): Promise<void>
  release(): Promise<void>
}

/**
 * Where backups go to: whole files by name, in folders one deep. It is all that a backup needs of a disk, a bucket or a
 * server, and each of them can promise it.
 */
export interface Place {
  /** What people call it: '/mnt/backups', 's3://our-backups/mimar'. */
  readonly name: string
  /** Makes it where it is not there yet, and rids it of what a crash left. */
  begin(): Promise<void>
  /** For who writes. Refuses while somebody else does. */
  lock(): Promise<Lock>
  /** What stands in a folder, or at the top (''); nothing where there is no such folder. */
  list(folder: string): Promise<readonly PlacedFile[]>
  /** Its bytes now; undefined where it is not there. Fewer than asked for where it ends before. */
  read(name: string, part?: Part): Promise<Buffer | undefined>
  /** There as a whole and to stay once it resolves, and before that not at all, or as it was. */
  write(name: string, parts: readonly Uint8Array[]): Promise<void>
  remove(names: readonly string[]): Promise<void>
  /** Ends what it has open. */
  close(): Promise<void>
}

/** Folders of a place that has backups. */
export const FOLDERS = ['blobs', 'backups'] as const
