/** Whose scripts a site loads, by the ids that their providers gave its owner; only ids of the provider's own form (SCRIPT-3). */
export interface ScriptsFacts {
  readonly pixel?: string
  readonly gtag?: string
  readonly adsense?: string
  readonly metrica?: string
  /** The one chat that is loaded. */
  readonly chat?: {
    readonly name: 'livechat' | 'jivochat' | 'olark' | 'intercom' | 'freshchat'
    readonly key: string
  }
}
