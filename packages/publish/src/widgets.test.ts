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

const reporting = (isPaid: boolean) => {
  const input = someInput({ islands: { ...islands, report: 'report()' } })
  const site = { ...input.site, constants: { ...input.site.constants, isPaid } }
  return byAddress(publishSite({ ...input, site }))
}

test('[REPORT-1] every page of a free site carries the bar with the way to report it; a paid site has neither', () => {
  const free = reporting(false)
  expect(free.get('/en/')?.body).toContain(`href="/api/v1/sites/form/compliance/${someInput().site.id}/?lang=en"`)
  const paid = [...reporting(true).values()]
  for (const { body } of paid) expect(String(body)).not.toContain('report')
})

test('[REPORT-2] [REPORT-4] the dialogs of a report come when they are asked for, in the words of the specification', () => {
  const files = reporting(false)
  const [, late] = / data-late="(\/widgets\/report-en[^"]+)"/.exec(String(files.get('/en/')?.body)) ?? []
  const dialogs = String(files.get(late!)?.body)
  for (const words of [
    'data-empty="Required field"',
    'data-invalid="Please put a correct e-mail"',
    'data-long="Your have exceeded the maximum character limit."',
    '>Thanks for the report!<',
    '>Something went wrong<',
    '>Please refresh page to load data<',
    '0/255',
  ])
    expect(dialogs).toContain(words)
  expect(files.get('/en/')?.body).not.toContain('Required field')
})
