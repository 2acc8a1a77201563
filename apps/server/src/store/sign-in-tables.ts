import type { Generated } from 'kysely'

/** The tables of what waits for the mailbox of an account, or for another device of it. */
export interface SignInTables {
  /** Links asked for by mail, of known addresses and others. `browser`, `code` and `link` are hashes. */
  sign_in_asks: {
    id: string
    email: string
    browser: string
    code: string | null
    /** null until it is mailed. */
    link: string | null
    path: string
    guesses: number
    created_at: string
    expires_at: string
    used_at: string | null
    /** What stands on the screen of the device that asked; null where no other device is asked about it. */
    number: Generated<number | null>
    device_browser: Generated<string | null>
    device_system: Generated<string | null>
    verdict: Generated<'let-in' | 'blocked' | 'silenced' | null>
    /** Hashes of the session that let it in, and of the one that came by it. */
    answered_by: Generated<string | null>
    session: Generated<string | null>
  }
  /** New addresses to sign in with: asked for, proved (`used_at`), and until `back_until` taken back. `session`, `code`, `back` are hashes. */
  address_changes: {
    id: string
    account: string
    session: string
    email: string
    code: string
    guesses: number
    created_at: string
    expires_at: string
    used_at: string | null
    /** The address before it; null until it was proved. */
    former: string | null
    back: string | null
    back_until: string | null
    returned_at: string | null
  }
}
