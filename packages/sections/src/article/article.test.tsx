import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './article.css?raw'
import { articleExamples } from './article.examples.ts'
import { article } from './article.ts'
import { Article } from './article.view.tsx'
import { articleWords } from './article.words.ts'

conformingTemplate({ template: article, View: Article, words: articleWords, examples: articleExamples, styles })

const [notice, short, long] = articleExamples
const draw = (at: 0 | 1 | 2, options = {}) => drawExample(article, Article, articleExamples[at]!, options)

test('[SEC-39] neighbours of one list stand in one, and every block is the element it says', () => {
  const drawn = draw(0)
  expect(drawn.match(/<ol>/g)).toHaveLength(1)
  expect(drawn.match(/<li>/g)!.length).toBeGreaterThanOrEqual(3)
  expect(drawn).toContain('<blockquote><p>')
  expect(notice!.content.body).toHaveLength(10)
})

test('[SEC-39] headings stand one rank below the title, which alone may be the h1', () => {
  expect(draw(0, { section: { isFirst: true } }).match(/<h\d/g)).toEqual(['<h1', '<h2', '<h2', '<h2'])
  expect(draw(0, { section: { isFirst: false } }).match(/<h\d/g)).toEqual(['<h2', '<h3', '<h3', '<h3'])
})

test('[SEC-39] a smaller heading that no other stands above leaves out no rank', () => {
  expect(draw(1).match(/<h\d/g)).toEqual(['<h2', '<h3'])
  expect(draw(2, { section: { isFirst: true } }).match(/<h\d/g)).toEqual(['<h1', '<h2', '<h3', '<h2', '<h2'])
})

test('[SEC-39] three headings make a list of contents, whose links lead to them; two make none', () => {
  const drawn = draw(0)
  const links = [...drawn.matchAll(/href="#(comp-s1-[^"]+)"/g)].map(([, id]) => id)
  expect(links).toHaveLength(3)
  for (const id of links) expect(drawn).toContain(`id="${id}"`)
  expect(draw(1)).not.toContain('<nav')
})

test('[SEC-39] bold, italic and links are elements around their words, and nothing of an owner’s is markup', () => {
  const drawn = draw(1)
  expect(drawn).toContain('<strong>twice a week</strong>')
  expect(drawn).toContain('&lt;b&gt;')
  expect(drawn).toMatch(/<a href="[^"]+"[^>]*>a note <em>with<\/em> it<\/a>/)
  expect(short!.language).toBe('en')
})

test('[SEC-39] what says nothing is not there for visitors, and keeps its place on the canvas', () => {
  const empty = { ...long!, content: { body: [{ id: 'a' }, { id: 'b', block: 'PICTURE' }, { id: 'c', text: 'X' }] } }
  const drawn = drawExample(article, Article, empty)
  expect(drawn).not.toContain('<figure')
  expect(drawn.match(/<p/g)).toHaveLength(1)
  expect(drawExample(article, Article, empty, { isCanvas: true }).match(/data-item="body/g)).toHaveLength(3)
})

test('[SEC-39] its pictures open where its owner says so, one after another; else nothing of it is on the page', () => {
  const example = notice!
  const drawn = drawExample(article, Article, { ...example, content: { ...example.content, opens: true } })
  const within = drawExample(article, Article, { ...short!, content: { ...short!.content, opens: true } })
  expect(within).toMatch(/<figure><a class="opens" href="[^"]+baskets[^"]+">.*<\/a><figcaption>Our baskets/)
  expect(drawn.match(/<a class="opens" href="[^"]+-800\.webp"><picture/g)).toHaveLength(1)
  expect(drawn.match(/<dialog class="lightbox" data-then="lightbox"/g)).toHaveLength(1)
  expect(drawExample(article, Article, example)).not.toMatch(/opens|<dialog|data-then/)
  const bare = { ...short!, content: { title: 'Words alone', body: [{ id: 'b', text: 'A line.' }], opens: true } }
  expect(drawExample(article, Article, bare)).not.toMatch(/<dialog|data-then/)
})
