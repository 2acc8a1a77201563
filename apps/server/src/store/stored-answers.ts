import type { Answer, Message } from '@mimar/contract'

/** Answers as the database keeps them; '' for none. */
export const answersJson = (answers: Message['answers']): string =>
  answers.length === 0 ? '' : JSON.stringify(answers)

/** What was kept; whatever is stored was checked on its way in. */
export const answersOf = (stored: string): readonly Answer[] => (stored === '' ? [] : (JSON.parse(stored) as Answer[]))

/** The files that came with a message, as its answers tell of them. */
export const sentFilesOf = (stored: string) =>
  answersOf(stored).flatMap((answer) => (answer.kind === 'FILE' ? answer.files : []))
