import type { Answer, Message } from '@mimar/contract'

/** Answers as the database keeps them; '' for none. */
export const answersJson = (answers: Message['answers']): string =>
  answers.length === 0 ? '' : JSON.stringify(answers)

/** What was kept; whatever is stored was checked on its way in. */
export const answersOf = (stored: string): readonly Answer[] => (stored === '' ? [] : (JSON.parse(stored) as Answer[]))
