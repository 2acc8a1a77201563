import type { LanguageCode } from '@mimar/document'
import { createContext, useContext } from 'react'
import type { PartSay } from '../words/words.ts'
import type { SettingsWords } from './words-en.ts'

interface SettingsContextValue {
  readonly say: PartSay<SettingsWords>
  /** The language in which texts are set. */
  readonly language: LanguageCode
}

export const SettingsContext = createContext<SettingsContextValue | null>(null)

/** What every setting is drawn with. */
export function useSettingsContext(): SettingsContextValue {
  const value = useContext(SettingsContext)
  if (!value) throw new Error('A setting stands outside of SettingsContext.')
  return value
}
