// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { asOne, pastedBlocks } from './pasted-blocks.ts'

const read = (html: string) => pastedBlocks(html, '').map(({ block, text, marks }) => [block, text, marks])

test('[EDIT-22] a page keeps its headings, lists, quotes, bold, italic and links, and nothing else', () => {
  expect(
    read(`<style>p { color: red }</style><h1 style="color:red"><b>News</b></h1><p>One <strong>bold</strong> and <i>slanted</i>
      word,   <a href="https://example.org/" onclick="x()">a link</a>.</p><h3>Small</h3><ul><li>First</li><li><p>Second</p></li></ul>
      <ol><li>1st</li></ol><blockquote><p>Said</p></blockquote><img src="x" onerror="alert(1)"><script>alert(1)</script><hr>`),
  ).toEqual([
    ['HEADING', 'News', ''],
    ['PARAGRAPH', 'One bold and slanted word, a link.', 'b4-8 i13-20 a27-33=https://example.org/'],
    ['SUBHEADING', 'Small', ''],
    ['BULLET', 'First', ''],
    ['BULLET', 'Second', ''],
    ['NUMBER', '1st', ''],
    ['QUOTE', 'Said', ''],
  ])
})

test('[EDIT-22] Word writes lists as paragraphs with their signs before them', () => {
  expect(
    read(`<p class=MsoNormal>Three <b style='mso-bidi-font-weight:normal'>things</b><o:p></o:p></p>
      <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>Bread</p>
      <p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Butter</p>`),
  ).toEqual([
    ['PARAGRAPH', 'Three things', 'b6-12'],
    ['BULLET', 'Bread', ''],
    ['NUMBER', 'Butter', ''],
  ])
})

test('[EDIT-22] Google Docs says bold by styles, around everything that is not', () => {
  expect(
    read(`<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain </span>
      <span style="font-weight:700">bold</span><span style="font-style:italic"> leaning</span></p><br><h2><span style="font-weight:400">Next</span></h2></b>`),
  ).toEqual([
    ['PARAGRAPH', 'Plain bold leaning', 'b6-10 i10-18'],
    ['HEADING', 'Next', ''],
  ])
})

test.each([
  ['one', '<p>Old Street 1<br>Aleppo</p>', [['PARAGRAPH', 'Old Street 1\nAleppo', '']]],
  [
    'one at an end',
    '<p>One<br></p><br><p>Two</p>',
    [
      ['PARAGRAPH', 'One', ''],
      ['PARAGRAPH', 'Two', ''],
    ],
  ],
  [
    'two, which are an empty line',
    '<div>One<br>\n<br>Two</div>',
    [
      ['PARAGRAPH', 'One', ''],
      ['PARAGRAPH', 'Two', ''],
    ],
  ],
  ['within bold', '<p>a <b>bold<br>line</b></p>', [['PARAGRAPH', 'a bold\nline', 'b2-11']]],
  [
    'marks behind an empty line',
    '<p>One<br><br>a <b>bold</b></p>',
    [
      ['PARAGRAPH', 'One', ''],
      ['PARAGRAPH', 'a bold', 'b2-6'],
    ],
  ],
  ['of the source alone', '<p>One\n  line</p>', [['PARAGRAPH', 'One line', '']]],
])('[EDIT-22] a line break that is pasted stays in its block: %s', (_, html, blocks) => {
  expect(read(html)).toEqual(blocks)
})

test('[SEC-39] of links only the words stay where no link may lead', () => {
  expect(
    read('<p><a href="javascript:alert(1)">one</a> <a href="#top">two</a> <a href="/Rooms">three</a></p>'),
  ).toEqual([['PARAGRAPH', 'one two three', 'a8-13=/Rooms']])
})

test('[EDIT-22] of plain text each line is a paragraph; where none may be added all of it is one text', () => {
  const lines = pastedBlocks('', 'One\r\n\r\n  Two \u202e\n')
  expect(lines.map(({ text }) => text)).toEqual(['One', '  Two '].map((text) => text.trim()))
  expect(asOne(lines)).toEqual([{ block: 'PARAGRAPH', text: 'One Two', marks: '' }])
  expect(asOne(pastedBlocks('<p>One <b>bold</b></p>', ''))).toEqual([
    { block: 'PARAGRAPH', text: 'One bold', marks: 'b4-8' },
  ])
  expect(asOne([])).toEqual([])
  expect(pastedBlocks('<p> </p>', 'words')).toMatchObject([{ text: 'words' }])
})

test('[EDIT-22] words that were copied with the space beside them keep it, and their marks', () => {
  expect(pastedBlocks('<p><b>two</b> </p>', 'two ')).toEqual([{ block: 'PARAGRAPH', text: 'two ', marks: 'b0-3' }])
  expect(pastedBlocks('<p> <b>two</b></p>', '\u00A0two')).toEqual([{ block: 'PARAGRAPH', text: ' two', marks: 'b1-4' }])
  expect(pastedBlocks('<p>one </p><p>two </p>', 'one \ntwo ').map(({ text }) => text)).toEqual(['one', 'two'])
})
