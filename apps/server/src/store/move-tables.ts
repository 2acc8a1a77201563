import type { Generated } from 'kysely'

/** 'here': taken in and seen by nobody; 'ready': only the word of the other server is missing. */
export type ArrivalState = 'open' | 'arriving' | 'taking' | 'here' | 'ready' | 'arrived' | 'failed' | 'dropped'

/** The tables of sites that go to another installation, and of those that come from one. */
export interface MoveTables {
  /**
   * Sites on their way to another installation (`target`): 'going', 'frozen' until a moment of the database's clock in milliseconds,
   * 'decided' and not yet known to have arrived, 'gone' to an address; 'given-up'.
   */
  site_moves: {
    site: string
    move: string
    target: string
    state: 'going' | 'frozen' | 'decided' | 'gone' | 'given-up'
    frozen_until: number
    begun_by: string
    begun_at: string
    /** Where visitors read it now, and where it is edited. */
    address: string | null
    editor: string | null
    /** When the other server is asked next whether it has it, how often it was, and which server asks just now. */
    due_at: Generated<string | null>
    attempts: Generated<number>
    owner: Generated<string | null>
  }
  /** Pictures that came for sites on their way in, in bytes as they were counted here, and when they were named last. */
  arriving_pictures: { move: string; hash: string; account: string; size: number; at: string }
  /** Moves of sites from here that came to nothing. */
  moves_given_up: { move: string; at: string }
  /** Permissions to bring a site to an account, each by the hash of its secret, and the site that is brought by it. */
  site_arrivals: {
    hash: string
    account: string
    expires_at: string
    state: ArrivalState
    /** What the other server calls the move, and where that server is. */
    move: Generated<string | null>
    source: Generated<string | null>
    site: Generated<string | null>
    ready_at: Generated<string | null>
    /** What is put in with the switch, as JSON: people, settings, a schedule. */
    waiting: Generated<string | null>
    problem: Generated<string | null>
    /** When the other server is asked next what it has decided, how often it was, and which server asks just now. */
    due_at: Generated<string | null>
    attempts: Generated<number>
    owner: Generated<string | null>
  }
}
