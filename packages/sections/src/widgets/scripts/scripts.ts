/** Whose scripts a site loads (SCRIPT-3). */
export interface ScriptsFacts {
  /** Ids of the integrations, by which a page says whom it may ask. */
  readonly names: readonly string[]
  /** How each is started, as plain data for the script that does it. */
  readonly starts: readonly object[]
}
