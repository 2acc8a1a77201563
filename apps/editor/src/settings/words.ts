import type { UiLanguage } from '../words/words.ts'
import { ar } from './words-ar.ts'
import { de } from './words-de.ts'
import { en, type SettingsWords } from './words-en.ts'
import { fr } from './words-fr.ts'
import { tr } from './words-tr.ts'

export const settingsWords: { readonly [Language in UiLanguage]: SettingsWords } = { ar, en, tr, de, fr }
