import { elementAt } from '../canvas/editable.ts'
import type { Stage } from '../canvas/stage.tsx'
import { useEditing } from '../chrome/editing.ts'
import { chooseFile } from './choose-file.ts'
import type { IconName } from './icons.ts'
import type { PicturePlace } from './place.ts'
import { usePictureSay, useWork, useWorkState } from './use-pictures.ts'

type ActId = 'replace' | 'upload' | 'library' | 'crop' | 'alt' | 'remove' | 'more'

/** One thing that can be done with the selected picture. */
export interface BarAct {
  readonly id: ActId
  readonly icon: IconName
  readonly label: string
  /** Whether what it opens is open; undefined for what opens nothing. */
  readonly isOpen?: boolean
  readonly run: () => void
}

/** What can be done here, in order: an empty place is filled, a picture replaced, cut, described, removed. */
export function usePictureActs(stage: Stage, place: PicturePlace): readonly BarAct[] {
  const say = usePictureSay()
  const work = useWork()
  const mode = useWorkState((state) => state.mode)
  const { editor } = useEditing()
  const { caret } = place
  const opening = (id: 'replace' | 'crop' | 'alt' | 'more', label: string): BarAct => {
    const isOpen = mode === id
    return { id, icon: id, label, isOpen, run: () => work.open(isOpen ? null : id) }
  }
  const remove = () => {
    void work.empty(caret).then(() => editor.notify(say('removed'), 'plain', true))
    stage.focus()
  }
  const acts: { readonly [Id in ActId]: BarAct } = {
    upload: {
      id: 'upload',
      icon: 'upload',
      label: say('upload'),
      run: () => chooseFile((file) => work.upload(caret, file)),
    },
    library: {
      id: 'library',
      icon: 'library',
      label: say('library'),
      run: () => editor.show({ dialog: { kind: 'library' } }),
    },
    replace: opening('replace', say('replace')),
    crop: opening('crop', say('crop')),
    alt: opening('alt', say('altText')),
    more: opening('more', say('more')),
    remove: { id: 'remove', icon: 'remove', label: say('remove'), run: remove },
  }
  return actsFor(stage, place).map((id) => acts[id])
}

function actsFor(stage: Stage, { caret, image, medium, logo }: PicturePlace): readonly ActId[] {
  if (image.media === '') return ['upload', 'library', 'more']
  if (!medium) return ['replace', 'more', 'remove']
  if (logo) return ['replace', 'alt', 'more', 'remove']
  // What lies behind a section says nothing of its own.
  const isBehind = elementAt(stage.page, caret)?.classList.contains('background')
  return isBehind ? ['replace', 'crop', 'more', 'remove'] : ['replace', 'crop', 'alt', 'more', 'remove']
}
