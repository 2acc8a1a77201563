import { expect, test } from 'vitest'
import { publishSite } from './publish-site.ts'
import { byAddress, someInput } from './testing.ts'

const islands = { 'scroll-top': 'top()', late: 'late()', rest: 'rest()' }

test('[VIS-1] every page carries the way back to the top, its style and its script', () => {
  const files = byAddress(publishSite(someInput({ islands })))
  for (const { type, body, address } of files.values()) {
    if (!type.startsWith('text/html') || !address.endsWith('/')) continue
    expect(body, address).toContain('class="round scroll-top"')
    expect(body, address).toContain('.scroll-top:not(.is-shown)')
    const [, script] = / data-rest="([^"]+)"/.exec(String(body)) ?? []
    expect(files.get(script!)?.body, address).toContain('top()')
  }
})
