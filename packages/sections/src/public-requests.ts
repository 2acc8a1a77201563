import { type Fields, nameOfRole } from '@mimar/fields'
import type { QuestionKind } from './questions/question-kinds.ts'

/** What a form asks days for: nights, or a day to come. */
type AskedDays = Extract<QuestionKind, 'STAY' | 'DAY'>

/** What somebody asks a form for who names days that are to come; null for any other section. */
export function daysAskedBy(fields: Fields, content: { readonly [name: string]: unknown }): AskedDays | null {
  const questions = content[nameOfRole(fields, 'questions') ?? ''] ?? []
  const kinds = (questions as readonly { readonly kind: QuestionKind }[]).map(({ kind }) => kind)
  return kinds.includes('STAY') ? 'STAY' : kinds.includes('DAY') ? 'DAY' : null
}
