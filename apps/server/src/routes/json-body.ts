import type { FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'

/** More values than any change, import or file for translators has in a megabyte; lists of nothing have three times as many. */
const MOST_VALUES = 100_000

const COMMA = 0x2c
const BRACKET = 0x5b
const BRACE = 0x7b

/** Algorithmic complexity: a body that is made of nothing but structure is refused before it is parsed, since it costs most for its size. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (hasMore(body as Buffer, MOST_VALUES)) {
      done(new HttpError('request-malformed', `more than ${MOST_VALUES} values`))
      return
    }
    parse(request, body.toString(), done)
  })
}

/** Whether JSON may have more values than that; commas within texts count as well. */
function hasMore(json: Buffer, most: number): boolean {
  let found = 0
  for (const byte of json) {
    if (byte === COMMA || byte === BRACKET || byte === BRACE) found += 1
    if (found > most) return true
  }
  return false
}
