import { list, text } from '@mimar/fields'
import { expect, test } from 'vitest'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import { defineTemplate, type Example, type Mark, type SectionView } from '../template.ts'
import { type Complete, promisesOf } from './promises.ts'

const template = defineTemplate({
  id: 'Terms',
  category: 'text',
  fields: {
    terms: list({ term: text({ required: true }), lines: list({ line: text() }, { max: 2 }) }, { min: 1, max: 4 }),
  },
})

const nothing = () => ({})

/** Draws every entry, with the marks of lists and entries that it is given, and its lines in a disclosure. */
const viewWith = (marks: Partial<Pick<Mark, 'list' | 'item'>>): SectionView<typeof template> => {
  return ({ content, mark, section }) => {
    const { list: ofList, item: ofItem } = { list: mark.list, item: mark.item, ...marks }
    return (
      <Shell className="terms" mark={mark} section={section}>
        <ul {...ofList('terms')}>
          {content.terms.map(({ id, term, lines }) => (
            <li key={id} {...ofItem(`terms/${id}`)}>
              <Text as="h2" mark={mark} field={`terms/${id}/term`} value={term} />
              <details open={mark.keepsOpen}>
                <ul {...ofList(`terms/${id}/lines`)}>
                  {lines.map((one) => (
                    <li key={one.id} {...ofItem(`terms/${id}/lines/${one.id}`)}>
                      <Text as="p" mark={mark} field={`terms/${id}/lines/${one.id}/line`} value={one.line} />
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      </Shell>
    )
  }
}

const examples: readonly Example[] = [
  {
    name: 'usual',
    language: 'en',
    content: { terms: [{ id: 'a', term: 'Half board', lines: [{ id: 'l', line: 'Breakfast and supper.' }] }] },
  },
]
const printed = '@media print { .terms ::details-content { content-visibility: visible; } }'

async function broken(View: SectionView<typeof template>, styles: string): Promise<readonly string[]> {
  const complete: Complete<typeof template> = { template, View, words: {} as never, examples, styles }
  const asked = promisesOf(complete, (ending) => `terms${ending}`).filter(({ name }) =>
    [
      'each list and each of its entries can be found, to add, move and take out entries',
      'what opens stands open on paper',
    ].includes(name),
  )
  expect(asked).toHaveLength(2)
  return (await Promise.all(asked.map(({ findBroken }) => findBroken()))).flat()
}

test('a template that marks its lists and opens on paper keeps these promises', async () => {
  expect(await broken(viewWith({}), printed)).toEqual([])
})

test('a list or an entry without its mark is told by its path, those within entries too', async () => {
  expect(await broken(viewWith({ list: nothing }), printed)).toEqual([
    'terms.view.tsx does not mark the list "terms": spread mark.list(\'terms\') on the element around it.',
    'terms.view.tsx does not mark the list "terms/a/lines": spread mark.list(\'terms/a/lines\') on the element around it.',
  ])
  expect(await broken(viewWith({ item: nothing }), printed)).toEqual([
    'terms.view.tsx does not mark each entry of "terms": spread mark.item(…) on its element.',
    'terms.view.tsx does not mark each entry of "terms/a/lines": spread mark.item(…) on its element.',
  ])
})

test('what is shut and would not be printed is told', async () => {
  for (const styles of ['.terms { color: red; }', '@media print { .terms { color: red; } }']) {
    expect(await broken(viewWith({}), styles)).toEqual([
      'terms.css leaves what is shut out of print: in @media print, ::details-content has content-visibility: visible.',
    ])
  }
})
