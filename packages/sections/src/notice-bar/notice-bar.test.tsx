import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './notice-bar.css?raw'
import { noticeBarExamples } from './notice-bar.examples.ts'
import { noticeBar } from './notice-bar.ts'
import { NoticeBar } from './notice-bar.view.tsx'
import { noticeBarWords } from './notice-bar.words.ts'

conformingTemplate({ template: noticeBar, View: NoticeBar, words: noticeBarWords, examples: noticeBarExamples, styles })

const [holiday, offer, urgent] = noticeBarExamples

test('[SEC-33] a notice says until which day it holds, and its script knows that day and the clock of the business', () => {
  const drawn = drawExample(noticeBar, NoticeBar, holiday!)
  expect(drawn).toMatch(/حتى <time dateTime="2026-12-24">/)
  expect(drawn).toContain('data-island="notice" data-ends="2026-12-24" data-zone="Asia/Damascus"')
})

test('[SEC-33] one without a last day has no script', () => {
  const drawn = drawExample(noticeBar, NoticeBar, offer!)
  expect(drawn).not.toMatch(/data-island|<time/)
})

test('[SEC-33] an urgent one is told by a sign and not by colour alone', () => {
  expect(drawExample(noticeBar, NoticeBar, urgent!)).toContain('class="icon"')
  expect(drawExample(noticeBar, NoticeBar, offer!)).not.toContain('class="icon"')
})

test('[SEC-33] its first day is said too: beside the last, or alone where there is no script to keep to it', () => {
  const of = (content: object) =>
    drawExample(noticeBar, NoticeBar, { ...offer!, content: { ...offer!.content, ...content } })
  const both = of({ from: '2026-12-20', until: '2026-12-24' })
  expect(both).toContain('data-island="notice" data-begins="2026-12-20" data-ends="2026-12-24"')
  expect(both).toMatch(/<time dateTime="2026-12-20">[^<]+<\/time> – <time dateTime="2026-12-24">/)
  expect(of({ from: '2026-12-20' })).toMatch(/class="notice-day is-beginning">From <time/)
  expect(of({ from: '2026-12-24', until: '2026-12-24' })).toMatch(/class="notice-day">Until <time/)
})

test('[SEC-33] where visitors may close it there is a button, which is hidden until the script can keep what it says', () => {
  const drawn = drawExample(noticeBar, NoticeBar, { ...offer!, content: { ...offer!.content, mayClose: true } })
  expect(drawn).toMatch(/<button type="button" class="notice-close" hidden="" aria-label="Close">/)
  expect(drawn).toContain('data-island="notice"')
})

test('[SEC-33] one that begins is drawn hidden, for nobody may read it before; where it is edited it is there', () => {
  const begins = { ...offer!, content: { ...offer!.content, from: '2026-12-20' } }
  expect(drawExample(noticeBar, NoticeBar, begins)).toMatch(/^<section class="section notice-bar" hidden=""/)
  expect(drawExample(noticeBar, NoticeBar, begins, { isCanvas: true })).not.toMatch(/<section[^>]* hidden/)
  expect(drawExample(noticeBar, NoticeBar, holiday!)).not.toMatch(/<section[^>]* hidden/)
})
