/** What a restore that was tried has shown. */
interface TriedRestore {
  readonly at: string
  /** Null: everything came back as it was. */
  readonly failure: string | null
  readonly compared?:
    | { readonly sites: number; readonly files: number; readonly messages: number; readonly seconds: number }
    | undefined
}

/** One backup in the folder. */
export interface CopyStanding {
  readonly name: string
  readonly madeAt: string | null
  /** Why it cannot be read. */
  readonly refusal: string | null
  readonly proof: TriedRestore | null
}

/** Where the backups stand, as far as it is known; times are ISO. */
export interface BackupStanding {
  readonly madeAt: string | null
  readonly provenAt: string | null
  /** Why the last one failed; null where it did not. */
  readonly failure: string | null
  /** What was tried in vain since it last went well, the last first. */
  readonly failed: readonly { readonly at: string; readonly error: string }[]
  /** The newest first. */
  readonly copies: readonly CopyStanding[]
  readonly isRunning: boolean
  /** When it is made again, in milliseconds. */
  readonly nextAt: number
}

/** The nightly backups of a running server. */
export interface Backups {
  /** Undefined where no backups are set up. */
  readonly standing: BackupStanding | undefined
  /** Makes one for whoever asks, unless one is being made; false where none are set up. */
  makeNow(): boolean
}
