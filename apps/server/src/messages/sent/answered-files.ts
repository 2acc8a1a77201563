// Validation of files against the question they answer: how many, of which kind, and whole.
import type { Answer } from '@mimar/contract'
import { sentFileName } from '@mimar/fields'
import { fileFaults, fileWordsIn, mostFiles, namedIn, type Question, typesTaken } from '@mimar/sections/questions'
import type { ArrivedFile, ArrivedFiles } from './arriving-form.ts'

/** What came with a form, and what of it was taken so far: the number of a file is its place there, from 1. */
export interface Attached {
  readonly files: ArrivedFiles
  readonly taken: (Extract<Answer, { kind: 'FILE' }>['files'][number] & { readonly arrived: ArrivedFile })[]
}

interface Asking {
  readonly posted: { readonly [name: string]: unknown }
  readonly sending: Attached
  readonly language: string
}

/** The files that answer a question; or what is wrong with the first that cannot be taken. */
export function filesIn(question: Question, { posted, sending, language }: Asking) {
  const name = `a/${question.id}`
  const arrived = sending.files.get(name) ?? []
  // A program that knows no files sends what is none in place of one: it shall send the form whole.
  if (arrived.length === 0) return posted[name] instanceof Object ? { fault: fileWordsIn(language).again } : undefined
  const says = fileFaults(question, language)
  if (arrived.some(({ fault }) => fault === 'full')) return { fault: says.full }
  if (arrived.length > mostFiles(question)) return { fault: says.most }
  for (const file of arrived) {
    const fault = faultOf(file, question)
    if (fault) return { fault: namedIn(says[fault], file.given) }
  }
  const files = arrived.map((file) => take(file, sending))
  return { kind: 'FILE' as const, files }
}

function faultOf({ fault, kept }: ArrivedFile, { files }: Question) {
  if (fault || !kept) return fault ?? 'damaged'
  return typesTaken(files).includes(kept.type) ? undefined : 'kind'
}

/** Two files of a message are never called the same. */
function take(arrived: ArrivedFile, { taken }: Attached) {
  const { type } = arrived.kept!
  const name = sentFileName(arrived.given, type)
  const [, body = '', ending = ''] = /^(.*)(\.[^.]*)$/s.exec(name) ?? []
  let free = name
  for (let next = 2; taken.some((one) => one.name === free); next += 1) free = `${body} (${next})${ending}`
  const file = { number: taken.length + 1, name: free, type, size: arrived.size }
  taken.push({ ...file, arrived })
  return file
}
