import type { Stage } from '../canvas/stage.ts'
import { useEditing } from '../desk/editing.ts'
import { choosePictures } from '../kit/choose-file.ts'
import { elementAt } from '../places/editable.ts'
import type { PicturePlace } from '../places/picture.ts'
import type { BarAct, OwnAct } from './bar-act.ts'
import { itemActs } from './item-acts.ts'
import { usePictureSay, usePictureWork, useWorkState } from './use-pictures.ts'

type Opening = 'replace' | 'crop' | 'alt' | 'more'

const LIBRARY = { dialog: { kind: 'library' } } as const

/** What can be done here, in order: an empty place is filled, a picture replaced, cut, described, removed. */
export function usePictureActs(stage: Stage, place: PicturePlace): readonly BarAct[] {
  const say = usePictureSay()
  const work = usePictureWork()
  const mode = useWorkState((state) => state.mode)
  const { editor, say: main } = useEditing()
  const opening = (id: Opening, label: string): BarAct => {
    const isOpen = mode === id
    return { id, icon: id, label, isOpen, run: () => work.open(isOpen ? null : id) }
  }
  const remove = () => {
    work.empty(place.caret)
    editor.notify(say('removed'), 'plain', true)
    stage.focus()
  }
  const file = () => choosePictures((files) => work.uploadAll(place.caret, files))
  const acts: { readonly [Id in OwnAct]: BarAct } = {
    upload: { id: 'upload', icon: 'upload', label: say('upload'), run: file },
    library: { id: 'library', icon: 'library', label: say('library'), run: () => editor.show(LIBRARY) },
    replace: opening('replace', say('replace')),
    crop: opening('crop', say('crop')),
    alt: opening('alt', say('altText')),
    more: opening('more', say('more')),
    remove: { id: 'remove', icon: 'remove', label: say('remove'), run: remove },
  }
  const own = actsFor(stage, place).map((id) => acts[id])
  const [earlier, later, add, removeItem] = itemActs(editor, main, place, say('removed'))
  if (!earlier || !later || !add || !removeItem) return own
  return [earlier, later, ...own.filter(({ id }) => id !== 'remove'), add, removeItem]
}

function actsFor(stage: Stage, { caret, image, medium, logo }: PicturePlace): readonly OwnAct[] {
  if (image.media === '') return ['upload', 'library', 'more']
  if (!medium) return ['replace', 'more', 'remove']
  if (logo) return ['replace', 'alt', 'more', 'remove']
  // What lies behind a section says nothing of its own.
  const isBehind = elementAt(stage.page, caret)?.classList.contains('background')
  return isBehind ? ['replace', 'crop', 'more', 'remove'] : ['replace', 'crop', 'alt', 'more', 'remove']
}
