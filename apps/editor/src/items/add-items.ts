import type { Section } from '@mimar/document'
import type { Fields, ListField } from '@mimar/fields'
import type { Stage } from '../canvas/stage.ts'
import { useCatalog, useEditing } from '../desk/editing.ts'
import type { MenuGroup } from '../kit/menu.ts'
import { newItem } from '../places/new-item.ts'
import { newId } from '../state/new-id.ts'
import { addName } from '../words/fields.ts'
import { sayPart } from '../words/words.ts'
import { listsOf } from './lists-of.ts'
import { itemWords } from './words.ts'

/** What can be added at the end of a section, also where its list is empty and shows nothing. What is full says so (LIM). */
export function useAddItems(stage: Stage, section: Section): MenuGroup {
  const catalog = useCatalog()
  const { editor, say: main } = useEditing()
  const say = sayPart(itemWords, main.language)
  const add = (list: string, field: ListField, last: string | undefined) => {
    const id = `i${newId(8)}`
    const item = newItem(field, id)
    const name = { kind: 'ItemAdded', template: section.template } as const
    const operation = { do: 'insert-item', section: section.id, list, after: last ?? null, item } as const
    const first = firstIn(field.fields, `${list}/${id}`)
    const at = first && { section: section.id, path: first.path }
    if (first?.isText && at) {
      stage.act({ name, operations: [operation] }, at)
      return
    }
    editor.do({ name, operations: [operation] })
    if (at) editor.choose(at)
  }
  const items = listsOf(section, catalog).map(({ list, field, ids }) => ({
    id: `add-${list}`,
    label: addName(main, section.template, list),
    hint: `${ids.length}/${field.max}`,
    reason: ids.length >= field.max ? main('mostItems', { n: field.max }) : undefined,
    run: () => add(list, field, ids.at(-1)),
  }))
  return { label: say('add'), items }
}

/** Where somebody goes on in something new: its first text, else its icon or picture. */
function firstIn(fields: Fields, path: string): { readonly path: string; readonly isText: boolean } | undefined {
  const find = (kind: string) => Object.keys(fields).find((name) => fields[name]?.kind === kind)
  const text = find('text')
  if (text) return { path: `${path}/${text}`, isText: true }
  const thing = find('icon') ?? find('image')
  if (thing) return { path: `${path}/${thing}`, isText: false }
  const list = find('list')
  const inner = list ? fields[list] : undefined
  // A list begins with as many as it needs, the first of them called so.
  return inner?.kind === 'list' && inner.min > 0 ? firstIn(inner.fields, `${path}/${list}/i1`) : undefined
}
