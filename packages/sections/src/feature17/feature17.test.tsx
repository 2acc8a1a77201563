import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './feature17.css?raw'
import { feature17Examples } from './feature17.examples.ts'
import { feature17 } from './feature17.ts'
import { Feature17 } from './feature17.view.tsx'
import { feature17Words } from './feature17.words.ts'

conformingTemplate({ template: feature17, View: Feature17, words: feature17Words, examples: feature17Examples, styles })

const [one, three, bare] = feature17Examples

test('[SEC-19] one to three groups are drawn, each with its pictures, title and paragraph', () => {
  expect(drawExample(feature17, Feature17, one!).match(/class="feature17-group"/g)).toHaveLength(1)
  const groups = drawExample(feature17, Feature17, three!).split('class="feature17-group"').slice(1)
  expect(groups.map((group) => group.match(/<li/g)?.length)).toEqual([3, 2, 1])
  for (const group of groups) expect(group).toMatch(/<h3 class="minor">.+<\/h3><p>.+<\/p>/)
})

test('[SEC-19] on phones the tall and the wide picture are asked for whole, the small ones by half', () => {
  const items = drawExample(feature17, Feature17, one!).split('<li').slice(1)
  expect(items.map((item) => /max-width: 600px\) (\d+)vw/.exec(item)?.[1])).toEqual(['90', '90', '44', '44'])
})

test('[SEC-19] pictures can stand alone, without any words', () => {
  const drawn = drawExample(feature17, Feature17, bare!)
  expect(drawn).not.toMatch(/<h\d|<p>/)
  expect(drawn.match(/<li/g)).toHaveLength(2)
})

test('[SEC-19] its pictures open where its owner says so, one after another; else nothing of it is on the page', () => {
  const example = three!
  const drawn = drawExample(feature17, Feature17, { ...example, content: { ...example.content, opens: true } })
  expect(drawn.match(/<a class="opens" href="[^"]+-800\.webp"><picture/g)).toHaveLength(6)
  expect(drawn.match(/<dialog class="lightbox" data-then="lightbox"/g)).toHaveLength(1)
  expect(drawExample(feature17, Feature17, example)).not.toMatch(/opens|<dialog|data-then/)
})
