import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './header15.css?raw'
import { header15Examples } from './header15.examples.ts'
import { header15 } from './header15.ts'
import { Header15 } from './header15.view.tsx'
import { header15Words } from './header15.words.ts'

conformingTemplate({ template: header15, View: Header15, words: header15Words, examples: header15Examples, styles })

const [statement, longest, bare] = header15Examples

test('[SEC-2] the header holds logo, paragraph, one button, socials and a picture', () => {
  const markup = drawExample(header15, Header15, longest!)
  for (const part of ['logo-picture', 'header15-statement', 'button primary', 'socials', 'header15-photo'])
    expect(markup).toContain(part)
})

test('[SEC-2] the picture is optional, and so are button and socials', () => {
  expect(drawExample(header15, Header15, bare!)).not.toMatch(/<picture|<a |socials/)
})

test('the statement is the page’s h1 in the first section, and is set smaller the longer it is', () => {
  expect(drawExample(header15, Header15, statement!, { section: { isFirst: true } })).toContain(
    '<h1 class="header15-statement">',
  )
  expect(drawExample(header15, Header15, longest!)).toContain('is-longest')
})
