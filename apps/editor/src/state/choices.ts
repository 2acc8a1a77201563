import { chooseUiLanguage, type UiLanguage } from '../words/words.ts'

export const SCHEMES = ['system', 'light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/** What a person has chosen for the editor itself, on this device. */
interface Choices {
  readonly language: UiLanguage
  readonly scheme: Scheme
}

const LANGUAGE = 'mimar:ui'
const SCHEME = 'mimar:scheme'
/** What is kept of them, by name. */
export const CHOICES: readonly string[] = [LANGUAGE, SCHEME]

/** `?ui=` in the address comes before what was chosen earlier, and that before the browser's own languages. */
export function readChoices(storage: Storage, search: string, preferred: readonly string[]): Choices {
  const asked = new URLSearchParams(search).get('ui') ?? read(storage, LANGUAGE)
  const scheme = SCHEMES.find((known) => known === read(storage, SCHEME)) ?? 'system'
  return { language: chooseUiLanguage(asked, preferred), scheme }
}

/** Whether a language was chosen on this device; else it is that of the browser, until the account's is known. */
export function hasChosenLanguage(storage: Storage, search: string): boolean {
  return new URLSearchParams(search).has('ui') || read(storage, LANGUAGE) !== null
}

export function keepChoices(storage: Storage, { language, scheme }: Choices): void {
  try {
    storage.setItem(LANGUAGE, language)
    storage.setItem(SCHEME, scheme)
  } catch {
    // Storage is forbidden: the choice holds until the page is left.
  }
}

function read(storage: Storage, name: string): string | null {
  try {
    return storage.getItem(name)
  } catch {
    return null
  }
}
