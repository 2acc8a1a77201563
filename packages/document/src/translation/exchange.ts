import { drawnMarks } from '@mimar/fields'
import type { Catalog } from '../catalog.ts'
import { type LanguageCode, primaryLanguage, type Site } from '../site.ts'
import { type SiteText, statusOf, textsOfSite } from './list.ts'

/** A text as it is given to a translator. */
export interface Unit {
  readonly id: string
  /** The texts of one section or page belong together. */
  readonly owner: string
  readonly path: string
  /** Where it stands, in words. */
  readonly place: string
  readonly source: string
  readonly target: string
  /** What of both is marked; undefined where nothing can be. */
  readonly marks?: { readonly source: string; readonly target: string }
  readonly state: 'todo' | 'changed' | 'done'
  /** Characters it can hold; null is without limit. */
  readonly limit: number | null
  /** Names what the translation was when it was given out, so that a newer one is never written over. */
  readonly version: string
}

/** What is given to a translator, whatever the form of the file. */
export interface Given {
  readonly source: LanguageCode
  readonly target: LanguageCode
  readonly units: readonly Unit[]
}

/** A text as it came back. */
export interface Returned {
  readonly id: string
  /** Undefined where the file does not say what the original was. */
  readonly source: string | undefined
  readonly target: string
  /** What of the translation is marked; undefined where the file says nothing of it, null where what it says is damaged. */
  readonly marks?: string | null
  /** Undefined in files that were not made here, or have lost it. */
  readonly version: string | undefined
  /** Whether the translator says that the translation is right as it is. */
  readonly isDone: boolean
}

/** A file as it came back: where its languages are not said they are undefined. */
export interface ReturnedFile {
  readonly source: string | undefined
  readonly target: string
  readonly units: readonly Returned[]
}

/** Why a file cannot be read, or a part of it; the editor has the sentence. */
export interface FileFault {
  readonly code:
    | 'file-empty'
    | 'file-too-big'
    | 'not-xml'
    | 'not-xliff'
    | 'version-unknown'
    | 'language-missing'
    | 'id-missing'
    | 'id-repeated'
    | 'source-missing'
    | 'column-missing'
    | 'quote-open'
    | 'cells-wrong'
    | 'language-unknown'
    | 'language-primary'
    | 'source-wrong'
  readonly params: { readonly [name: string]: string | number }
}

export type ReadFile = { readonly file: ReturnedFile } | { readonly faults: readonly FileFault[] }

/** Everything of a site that can be translated into a language. `placeOf` says where a text stands. */
export function unitsOf(
  site: Site,
  catalog: Catalog,
  language: LanguageCode,
  placeOf: (text: SiteText) => string,
): Given {
  const source = primaryLanguage(site).code
  const units = textsOfSite(site, catalog).flatMap((text): Unit[] => {
    const status = statusOf(site, text, language)
    const original = text.texts[source] ?? ''
    if (original === '') return []
    const target = text.texts[language] ?? ''
    const { id, path, field } = text
    const drawn = (code: string, words: string) => drawnMarks(words, text.marks?.texts[code] ?? '')
    const marks = text.marks && { source: drawn(source, original), target: drawn(language, target) }
    return [
      {
        ...{ id, path, source: original, target },
        owner: id.slice(0, id.length - path.length - 1),
        place: placeOf(text),
        state: status === 'stale' ? 'changed' : status === 'done' ? 'done' : 'todo',
        limit: field.limit,
        version: versionOf(target, marks?.target),
        ...(marks && { marks }),
      },
    ]
  })
  return { source, target: language, units }
}

/** A short name for a text with its marks: the same words have the same name, others practically never. Not made against forgery. */
export function versionOf(words: string, marks = ''): string {
  if (words === '') return 'none'
  const text = marks === '' ? words : `${words}\n${marks}`
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  // A letter in front: digits alone would be a number to a spreadsheet, which rounds them.
  return `v${(two >>> 0).toString(16).padStart(8, '0')}${(one >>> 0).toString(16).padStart(8, '0')}`
}
