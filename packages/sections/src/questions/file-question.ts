// File upload: what a question for files takes, and what is said of it.
import { MAX_SENT, MAX_SENT_FILE, MOST_SENT, SENT_TYPES, type SentType, sizeIn } from '@mimar/fields'
import { fileWordsIn } from './file-words.ts'
import type { FilesTaken } from './question-kinds.ts'
import type { Question } from './questions.ts'
import { filled } from './should-be.ts'

type FileQuestion = Pick<Question, 'most' | 'files'>

const isPicture = (type: SentType) => type.startsWith('image/')

/** The kinds that a question takes, by their bytes. */
export function typesTaken(files: FilesTaken): readonly SentType[] {
  return SENT_TYPES.filter((type) => files === 'BOTH' || isPicture(type) === (files === 'PICTURES'))
}

/** What a browser offers to choose. Telephones hand over a picture of theirs (HEIC) as JPEG where it is not named. */
export const accepted = (files: FilesTaken): string =>
  typesTaken(files)
    .filter((type) => type !== 'image/heic')
    .join()

/** How many files a question takes: one, unless its owner wants more. */
export const mostFiles = ({ most }: Pick<Question, 'most'>): number =>
  Math.min(MOST_SENT, Math.max(1, Math.floor(most ?? 1)))

/** What may be chosen, in one line. */
export function takenFiles({ files, most }: FileQuestion, language: string): string {
  const words = fileWordsIn(language)
  const [count, size] = [mostFiles({ most }), sizeIn(MAX_SENT_FILE, language)]
  return filled(count === 1 ? words.takesOne : words.takesSeveral, {
    kinds: kindsOf(files, language),
    most: count,
    size,
  })
}

/** What can be wrong with files; a sentence of each names the file. */
export type SentFault = 'most' | 'kind' | 'tooLarge' | 'tooMuch' | 'empty' | 'damaged' | 'full'

/** The sentences for what can be wrong with the files of a question; `{name}` stays where a file is named. */
export function fileFaults({ files, most }: FileQuestion, language: string): { readonly [Fault in SentFault]: string } {
  const { kind, tooLarge, tooMuch, empty, damaged, full, most: atMost } = fileWordsIn(language)
  const size = sizeIn(MAX_SENT_FILE, language)
  return {
    ...{ empty, damaged, full },
    most: filled(atMost, { most: mostFiles({ most }) }),
    kind: filled(kind, { kinds: kindsOf(files, language) }),
    tooLarge: filled(tooLarge, { size }),
    tooMuch: filled(tooMuch, { size: sizeIn(MAX_SENT, language) }),
  }
}

/** A name in a sentence: whatever it is written in, it keeps its direction and turns nothing around it. */
export const namedIn = (sentence: string, name: string): string => filled(sentence, { name: `\u2068${name}\u2069` })

function kindsOf(files: FilesTaken, language: string): string {
  const { kindsBoth, kindsPictures, kindsPdf } = fileWordsIn(language)
  return { BOTH: kindsBoth, PICTURES: kindsPictures, PDF: kindsPdf }[files]
}
