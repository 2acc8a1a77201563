import type { Answer } from '@mimar/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Answers } from './answers.view.tsx'
import { SentFiles } from './sent-files.view.tsx'
import { inboxWords } from './words.ts'

const server = { site: 'hotel' } as never
const answers: readonly Answer[] = [
  { question: 'wish', label: 'Wishes', kind: 'TEXT', value: 'Soon' },
  {
    ...{ question: 'cv', label: 'Referral', kind: 'FILE' },
    files: [
      { number: 1, name: 'إحالة.pdf', type: 'application/pdf', size: 1_234_567 },
      { number: 2, name: '<b>.png', type: 'image/png', size: 12 },
    ],
  },
]

test('[FORM-9] a file that came with a message is a row with its name, kind and size, to keep and not to look at', () => {
  const drawn = renderToStaticMarkup(<SentFiles server={server} message={{ id: 'm1', answers }} language="de" />)
  expect(drawn).toMatch(/<bdi>إحالة\.pdf<\/bdi><small><bdi>PDF<\/bdi> · <bdi>1,2 MB<\/bdi>/)
  expect(drawn).toContain('href="/api/v1/sites/hotel/messages/m1/files/1" download="إحالة.pdf"')
  expect(drawn).toContain('aria-label="Herunterladen: &lt;b&gt;.png"')
  expect(drawn).toContain('nicht auf Viren')
  expect(drawn).not.toMatch(/<img|<b>|target=/)
  const facts = <Answers message={{ answers }} words={inboxWords('de')} language="de" languageName="Arabisch" />
  expect(renderToStaticMarkup(facts)).not.toContain('إحالة')
  const without = <SentFiles server={server} message={{ id: 'm1', answers: answers.slice(0, 1) }} language="de" />
  expect(renderToStaticMarkup(without)).toBe('')
})
