/** What may be asked for. A `DATE` is any day, a `DAY` one to come, a `STAY` the days of arrival and departure. */
export const QUESTION_KINDS = [
  ...(['TEXT', 'LONG', 'ONE', 'SEVERAL', 'NUMBER', 'DATE', 'DAY', 'STAY', 'TIME', 'PEOPLE', 'PHONE'] as const),
  ...(['FILE', 'CONSENT'] as const),
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** Which files a question takes. */
export const FILES_TAKEN = ['BOTH', 'PICTURES', 'PDF'] as const
export type FilesTaken = (typeof FILES_TAKEN)[number]
