// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Pasted } from './block-deeds.ts'
import { copiedBlocks, copiedWords } from './copied-blocks.ts'
import { pastedBlocks } from './pasted-blocks.ts'

const block = (block: Pasted['block'], text: string, marks = ''): Pasted => ({ block, text, marks })

test.each([
  ['paragraphs', [block('PARAGRAPH', 'One'), block('PARAGRAPH', 'Two')], '<p>One</p><p>Two</p>', 'One\n\nTwo'],
  [
    'marks and signs',
    [block('PARAGRAPH', 'A <b> & c', 'b2-5 a8-9=https://example.org/?a=1&b=2')],
    '<p>A <strong>&lt;b&gt;</strong> &amp; <a href="https://example.org/?a=1&amp;b=2">c</a></p>',
    'A <b> & c',
  ],
  [
    'headings and a quote',
    [block('HEADING', 'H'), block('SUBHEADING', 'S', 'i0-1'), block('QUOTE', 'Q')],
    '<h2>H</h2><h3><em>S</em></h3><blockquote><p>Q</p></blockquote>',
    'H\n\nS\n\nQ',
  ],
  [
    'lists, each one',
    [block('BULLET', 'a'), block('BULLET', 'b'), block('NUMBER', 'c'), block('PARAGRAPH', 'd')],
    '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol><p>d</p>',
    'a\nb\n\nc\n\nd',
  ],
  ['lines', [block('PARAGRAPH', 'a\nb')], '<p>a<br>b</p>', 'a\nb'],
] as const)(
  '[EDIT-23] %s go to the clipboard as HTML and as text, and come back the same',
  (_, blocks, html, plain) => {
    expect(copiedBlocks(blocks)).toEqual({ html, plain })
    expect(pastedBlocks(html, plain)).toEqual(blocks)
  },
)

test('[EDIT-23] what says nothing takes no room in the text, and a picture gives its caption', () => {
  const copied = copiedBlocks([block('PARAGRAPH', 'a'), block('PARAGRAPH', ''), block('PICTURE', 'below')])
  expect(copied.plain).toBe('a\n\nbelow')
  expect(pastedBlocks(copied.html, copied.plain).map(({ text }) => text)).toEqual(['a', 'below'])
})

test('a part of a text is no block', () => {
  expect(copiedWords('two ', 'b0-3')).toEqual({ html: '<p><strong>two</strong> </p>', plain: 'two ' })
})
