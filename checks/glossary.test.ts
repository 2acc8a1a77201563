import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

/** The rows of docs/glossary.md: the field's terms, our word, the file. */
const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| (.+?) \| (.+?) \| `(.+?)` \|$/.exec(line))
  .flatMap((found) => (found ? [{ terms: (found[1] ?? '').split(', '), file: found[3] ?? '' }] : []))

test('the glossary names many terms of the field', () => {
  expect(rows.length).toBeGreaterThan(50)
})

/** What somebody who is new here looks for first. */
const SEARCHES = [
  ...[
    'debounce',
    'optimistic',
    'csrf',
    'ssrf',
    'csp',
    'xss',
    'hydration',
    'i18n',
    'drag and drop',
    'breakpoint',
    'lru',
  ],
  ...['rate limit', 'throttling', 'idempot', 'backpressure', 'ime', 'a11y', 'undo', 'webhook', 'pagination', 'polling'],
  ...['virtual dom', 'memoization', 'garbage collection', 'mutex', 'focus trap', 'bidi'],
  ...['hydrate', 'throttle', 'sanitize', 'memoize', 'reconcile', 'slug', 'migration', 'xliff', 'readiness', 'etag'],
  ...['sitemap', 'canonical', 'robots', 'hreflang', 'shortcut', 'toast', 'tooltip', 'disclosure', 'zip bomb', 'cdn'],
]

test.each(SEARCHES)('who searches for “%s” is led to a file', (term) => {
  const found = rows.filter(({ terms }) => terms.some((one) => one.toLowerCase().includes(term)))
  expect(found.length, `docs/glossary.md has no row with ${term}`).toBeGreaterThan(0)
})

test.each(rows)('$file says in its first line that it is about $terms.0', ({ terms, file }) => {
  const path = join(root, file)
  expect(existsSync(path), `${file} is gone: docs/glossary.md names it`).toBe(true)
  const [first = '', second = ''] = readFileSync(path, 'utf8').split('\n')
  // A doc comment begins on its second line.
  const line = (first.trim() === '/**' ? second : first).toLowerCase()
  const named = terms.filter((term) => line.includes(term.toLowerCase()))
  expect(named, `the first line of ${file} holds none of: ${terms.join(', ')}`).not.toEqual([])
})
