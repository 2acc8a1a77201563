import type { PartWords } from '../words/words.ts'
import { ar } from './words/ar.ts'
import { de } from './words/de.ts'
import { en, type PublishWords } from './words/en.ts'
import { fr } from './words/fr.ts'
import { tr } from './words/tr.ts'

export type { PublishWords }

export const publishWords: PartWords<PublishWords> = { ar, de, en, fr, tr }
