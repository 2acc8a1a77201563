import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './embed.css?raw'
import { embedExamples } from './embed.examples.ts'
import { embed } from './embed.ts'
import { Embed } from './embed.view.tsx'
import { embedWords } from './embed.words.ts'

conformingTemplate({ template: embed, View: Embed, words: embedWords, examples: embedExamples, styles })

const [appointment, post, heard] = embedExamples

test('[SEC-38] nothing of the provider is in the page but an address; without script a link leads there', () => {
  const drawn = drawExample(embed, Embed, appointment!)
  expect(drawn).not.toMatch(/<iframe|<script|<img/)
  expect(drawn).toContain('data-frame="https://calendly.com/clinic/first-visit?embed_type=Inline"')
  expect(drawn).toContain('href="https://calendly.com/clinic/first-visit" data-then="frame"')
  expect(drawn).toContain('<span class="button primary">عرض Calendly هنا</span>')
})

test('[SEC-38] a frame has a title, and may do what it needs and no more', () => {
  const drawn = drawExample(embed, Embed, appointment!)
  expect(drawn).toContain('data-title="احجزوا موعدًا"')
  expect(drawn).toContain(
    'data-sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox" data-allow=""',
  )
  expect(drawExample(embed, Embed, post!)).not.toContain('allow-forms')
  const untitled = { ...post!, content: { ...post!.content, title: '' } }
  expect(drawExample(embed, Embed, untitled)).toContain('data-title="Instagram"')
})

test('[SEC-38] its room is that of what is filled in, read or heard, or what its owner chose', () => {
  expect(drawExample(embed, Embed, appointment!)).toContain('data-shape="HIGH"')
  expect(drawExample(embed, Embed, post!)).toContain('data-shape="TALL"')
  expect(drawExample(embed, Embed, heard!)).toContain('data-shape="SQUARE"')
})

test('[SEC-38] it may come by itself where a visitor has allowed content of others', () => {
  expect(drawExample(embed, Embed, post!)).toContain('data-near=""')
})
