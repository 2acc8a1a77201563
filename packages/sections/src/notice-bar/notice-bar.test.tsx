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
