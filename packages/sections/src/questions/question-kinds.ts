/** What may be asked for. A `DATE` is any day, a `DAY` one to come, a `STAY` the days of arrival and departure. */
export const QUESTION_KINDS = [
  ...(['TEXT', 'LONG', 'ONE', 'SEVERAL', 'NUMBER', 'DATE', 'DAY', 'STAY', 'TIME', 'PEOPLE', 'PHONE'] as const),
  'CONSENT',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]
