// Publish–subscribe between servers of one database.

/** What visitors may find changed: a site, or what stands at an address below the sites' domain. */
export type Changed = { readonly site: string } | { readonly slug: string }

/**
 * News between servers. Told after what they tell of is stored, and no more than a hint: whoever hears one asks the database, and
 * who misses one finds out within a second as before.
 */
export interface News {
  /** From now on it is told and heard; resolves when that has begun, or could not begin yet. */
  begin(): Promise<void>
  tell(changed: Changed): void
  /** Hears what other servers have changed. */
  hear(listener: (changed: readonly Changed[]) => void): void
  /** Whether something that is told now would be heard; a standby tells nobody anything. */
  readonly isHearing: boolean
  /** Told when it hears again, after some were perhaps missed. */
  onMissed(listener: () => void): void
  close(): Promise<void>
}

/** Where nobody else is told of anything. */
export const noNews: News = {
  begin: async () => {},
  tell: () => {},
  hear: () => {},
  isHearing: false,
  onMissed: () => {},
  close: async () => {},
}
