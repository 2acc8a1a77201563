// Apart from the composer: the canvas says nothing about its page, and its first file is weighed.
import { type ComposedBody, createComposer } from './compose.ts'
import { pageMeta } from './page-meta.ts'
import type { PageInput } from './surroundings.ts'

/** What stands on a page, and what is said about it. */
export interface ComposedPage extends ComposedBody {
  readonly title: string
  readonly description: string
  readonly keywords: string
}

/** Composes a whole page once; an editor, which composes what stands on it again and again, makes a composer. */
export function composePage(input: PageInput): ComposedPage {
  const body = createComposer()(input)
  return { ...body, ...pageMeta(input, body.site, body.sections) }
}
