import { type Content, type Fields, type KeptFile, valueFor } from './field.ts'
import { holding, leavesOf } from './leaves.ts'

const holdFiles = holding('file')

/** Every file of a content that an owner has sent. */
export function filesIn(fields: Fields, content: Content): readonly KeptFile[] {
  if (!holdFiles(fields)) return []
  return [...leavesOf(fields, content)].flatMap(({ field, value }) =>
    field.kind === 'file' ? Object.values(valueFor(field, value)) : [],
  )
}
