import type { Operation } from '@mimar/document'
import type { PicturePlace } from '../places/picture.ts'
import { insertionAfter, moveOf, placeOfText, type TextPlace } from '../places/text.ts'
import type { Editor } from '../state/editor.ts'
import { newId } from '../state/new-id.ts'
import { addName } from '../words/fields.ts'
import type { PartSay, Say } from '../words/words.ts'
import type { BarAct } from './bar-act.ts'
import type { PictureWords } from './words-en.ts'

/** A row of pictures that holds the selected one, among the rows of its gallery. */
interface RowPlace {
  /** Path of the row: `rows/r1`. */
  readonly path: string
  readonly item: NonNullable<TextPlace['item']>
}

/** The row of a picture; none where a picture's list stands alone, or with texts that have the acts. */
export function rowOf(editor: Editor, { caret }: PicturePlace): RowPlace | undefined {
  const site = editor.store.getState().opened?.site
  const list = site && placeOfText(site, caret, editor.catalog)?.item?.list
  const item =
    list === undefined
      ? undefined
      : placeOfText(site as NonNullable<typeof site>, { ...caret, path: list }, editor.catalog)?.item
  if (!item || Object.values(item.field.fields).some(({ kind }) => kind === 'text')) return undefined
  return { path: `${item.list}/${item.ids[item.index]}`, item }
}

/** What moves, adds and removes a row of pictures, and why it cannot be done now. */
export function rowActs(
  editor: Editor,
  [main, say]: readonly [Say, PartSay<PictureWords>],
  place: PicturePlace,
  { item }: RowPlace,
): readonly BarAct[] {
  const { ids, index, field, list } = item
  const { section, caret } = place
  const act = (kind: 'ItemMoved' | 'ItemAdded' | 'ItemRemoved', operation: Operation) =>
    editor.do({ name: { kind, template: section.template }, operations: [operation] })
  const isLast = index === ids.length - 1
  const full = ids.length >= field.max ? main('mostItems', { n: field.max }) : undefined
  const few = ids.length <= field.min ? main('fewestItems', { n: field.min }) : undefined
  const up = { label: say('rowUp'), reason: index === 0 ? main('isFirst') : undefined }
  const down = { label: say('rowDown'), reason: isLast ? main('isLast') : undefined }
  const add = () => {
    const id = `i${newId(8)}`
    act('ItemAdded', insertionAfter(section, item, id))
    // A new row begins with one empty place.
    const [, , inner, , name] = caret.path.split('/')
    editor.choose({ ...caret, path: `${list}/${id}/${inner}/i1/${name}` })
  }
  const remove = () => {
    act('ItemRemoved', { do: 'remove-item', section: section.id, list, item: ids[index] as string })
    editor.select(section.id)
    editor.notify(say('rowRemoved'), 'plain', true)
  }
  return [
    { id: 'rowUp', icon: 'up', ...up, run: () => act('ItemMoved', moveOf(section, item, -1)) },
    { id: 'rowDown', icon: 'down', ...down, run: () => act('ItemMoved', moveOf(section, item, 1)) },
    { id: 'addRow', icon: 'plus', label: addName(main, section.template, list), reason: full, run: add },
    { id: 'removeRow', icon: 'remove', label: say('removeRow'), reason: few, run: remove },
  ]
}
