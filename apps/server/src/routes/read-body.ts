import { cleanJson } from '@mimar/fields'
import type { z } from 'zod'
import { HttpError } from './http-error.ts'

/** Deeper than any operation or configuration goes; deeper values are made to exhaust the stack. */
const DEEPEST = 64

/** The body as its schema promises it, or a refusal that names the first wrong place. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const read = schema.safeParse(readClean(body))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new HttpError('request-malformed', issue ? `${issue.path.join('/') || 'body'}: ${issue.message}` : '')
}

function refuseDepth(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > DEEPEST) throw new HttpError('request-malformed', `nested deeper than ${DEEPEST} levels`)
  for (const inner of Object.values(value)) refuseDepth(inner, depth + 1)
}

/** What came as JSON, with clean texts: what one database cannot hold, neither is given. Refused where it is too deep. */
export function readClean(body: unknown): unknown {
  refuseDepth(body)
  return cleanJson(body)
}
