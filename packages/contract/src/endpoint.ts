import type { z } from 'zod'

/** The query of a list that comes page by page. */
export const OF_PAGES = ['limit', 'offset'] as const

/** What the summary of such a list says of it. */
export const pageByPage = (most: number) => `at most \`limit\`, ${most} at once, after the first \`offset\``

/** One address of the API below /api/v1: the server's routes, the tests over all routes and openapi.json read this. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `:id` is the site. */
  readonly path: string
  readonly summary: string
  readonly query?: readonly string[]
  readonly body?: z.ZodType
  /** The content type of a body that is bytes and not JSON. */
  readonly bytes?: string
  readonly answers: { readonly [status: number]: z.ZodType | string }
  /** Answers people without an account too, who come with the token of a link: `Authorization: Bearer`. */
  readonly isForGuests?: boolean
}
