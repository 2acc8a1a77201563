/** What was looked at: fine, worth a look, or wrong, and then with what to do. */
export interface Symptom {
  readonly state: 'fine' | 'look' | 'wrong'
  readonly what:
    | 'settings'
    | 'names'
    | 'certificate'
    | 'ports'
    | 'mail'
    | 'organisation'
    | 'disk'
    | 'backups'
    | 'storage'
    | 'cdn'
    | 'news'
    | 'permissions'
    | 'clock'
  readonly said: string
  readonly cure?: string
}

/** Milliseconds that anything asked has to answer. */
export const PATIENCE = 5_000

export const reasonOf = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure))
