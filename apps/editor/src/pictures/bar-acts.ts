import { elementAt } from '../canvas/editable.ts'
import type { Stage } from '../canvas/stage.tsx'
import { useEditing } from '../chrome/editing.ts'
import { chooseFile } from './choose-file.ts'
import type { IconName } from './icons.ts'
import type { PicturePlace } from './place.ts'
import { usePictureSay, useWork, useWorkState } from './use-pictures.ts'
import type { Mode } from './work.ts'

/** One thing that can be done with the selected picture. */
export interface BarAct {
  readonly id: 'replace' | 'upload' | 'library' | 'crop' | 'alt' | 'remove' | 'more'
  readonly icon: IconName
  readonly label: string
  /** Whether what it opens is open; undefined for what opens nothing. */
  readonly isOpen?: boolean | undefined
  readonly run: () => void
}

/** What can be done here, in order: an empty place is filled, a picture replaced, cut, described, removed. */
export function usePictureActs(stage: Stage, place: PicturePlace): readonly BarAct[] {
  const say = usePictureSay()
  const work = useWork()
  const mode = useWorkState((state) => state.mode)
  const { editor } = useEditing()
  const { caret, image, medium, logo } = place
  const opening = (id: 'replace' | 'crop' | 'alt' | 'more', icon: IconName, label: string): BarAct => {
    const opens: Mode = id
    return { id, icon, label, isOpen: mode === opens, run: () => work.open(mode === opens ? null : opens) }
  }
  const upload: BarAct = {
    id: 'upload',
    icon: 'upload',
    label: say('upload'),
    run: () => chooseFile((file) => work.upload(caret, file)),
  }
  const library: BarAct = {
    id: 'library',
    icon: 'library',
    label: say('library'),
    run: () => editor.show({ dialog: { kind: 'library' } }),
  }
  const more = opening('more', 'more', say('more'))
  if (image.media === '') return [upload, library, more]
  const remove: BarAct = {
    id: 'remove',
    icon: 'remove',
    label: say('remove'),
    run: () => {
      void work.empty(caret).then(() => editor.notify(say('removed'), 'plain', true))
      stage.focus()
    },
  }
  const replace = opening('replace', 'replace', say('replace'))
  const alt = opening('alt', 'alt', say('altText'))
  if (!medium) return [replace, more, remove]
  if (logo) return [replace, alt, more, remove]
  const crop = opening('crop', 'crop', say('crop'))
  // What lies behind a section says nothing of its own.
  const isBehind = elementAt(stage.page, caret)?.classList.contains('background')
  return isBehind ? [replace, crop, more, remove] : [replace, crop, alt, more, remove]
}
