import type { Operation, Section } from '@mimar/document'
import type { PicturePlace } from '../places/picture.ts'
import { insertionAfter, moveAfter, moveOf, placeOfText, type TextPlace } from '../places/text.ts'
import type { Editor } from '../state/editor.ts'
import { newId } from '../state/new-id.ts'
import { addName } from '../words/fields.ts'
import type { Say } from '../words/words.ts'
import type { BarAct } from './bar-act.ts'

type ItemPlace = NonNullable<TextPlace['item']>

/** The entry of a list that is a picture; none where the entry has texts, which have the acts. */
export function pictureItem(editor: Editor, { caret }: PicturePlace): ItemPlace | undefined {
  const site = editor.store.getState().opened?.site
  const item = site && placeOfText(site, caret, editor.catalog)?.item
  return item && !Object.values(item.field.fields).some(({ kind }) => kind === 'text') ? item : undefined
}

/** Puts an entry after another of its list, or first. */
export function moveItemAfter(editor: Editor, section: Section, item: ItemPlace, after: string | null): void {
  const operations = [moveAfter(section, item, after)]
  editor.do({ name: { kind: 'ItemMoved', template: section.template }, operations })
}

/** What moves, adds and removes a picture of a list; a list whose entries have texts is changed at those. */
export function itemActs(editor: Editor, say: Say, place: PicturePlace, removed: string): readonly BarAct[] {
  const item = pictureItem(editor, place)
  if (!item) return []
  const { ids, index, field, list } = item
  const { move, add, remove } = itemDeeds(editor, place, item)
  const isLast = index === ids.length - 1
  const full = ids.length >= field.max ? say('mostItems', { n: field.max }) : undefined
  const few = ids.length <= field.min ? say('fewestItems', { n: field.min }) : undefined
  const earlier = { label: say('moveEarlier'), reason: index === 0 ? say('isFirst') : undefined }
  const later = { label: say('moveLater'), reason: isLast ? say('isLast') : undefined }
  const removeOne = () => {
    remove()
    editor.notify(removed, 'plain', true)
  }
  return [
    { id: 'earlier', icon: 'earlier', ...earlier, run: () => move(-1) },
    { id: 'later', icon: 'later', ...later, run: () => move(1) },
    { id: 'add', icon: 'plus', label: addName(say, place.section.template, list), reason: full, run: add },
    { id: 'removeItem', icon: 'remove', label: say('removeItem'), reason: few, run: removeOne },
  ]
}

function itemDeeds(editor: Editor, { caret, section }: PicturePlace, item: ItemPlace) {
  const { ids, index, list } = item
  const act = (kind: 'ItemMoved' | 'ItemAdded' | 'ItemRemoved', operation: Operation) =>
    editor.do({ name: { kind, template: section.template }, operations: [operation] })
  const choose = (id: string) => editor.choose({ ...caret, path: `${list}/${id}/${caret.path.split('/').at(-1)}` })
  return {
    move: (step: 1 | -1) => act('ItemMoved', moveOf(section, item, step)),
    add() {
      const id = `i${newId(8)}`
      act('ItemAdded', insertionAfter(section, item, id))
      choose(id)
    },
    remove() {
      const neighbour = ids[index + 1] ?? ids[index - 1]
      act('ItemRemoved', { do: 'remove-item', section: section.id, list, item: ids[index] as string })
      if (neighbour) choose(neighbour)
    },
  }
}
