import type { PartWords } from '../words/words.ts'
import { ar } from './words-ar.ts'
import { de } from './words-de.ts'
import { en, type PictureWords } from './words-en.ts'
import { fr } from './words-fr.ts'
import { tr } from './words-tr.ts'

/** What pictures say; loaded with them. */
export const pictureWords: PartWords<PictureWords> = { ar, en, tr, de, fr }
