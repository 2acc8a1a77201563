import { lazy, Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Stage } from '../canvas/stage.ts'
import { useCatalog, useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { Placed } from '../desk/placed.view.tsx'
import { over } from '../desk/spots.ts'
import { cameForLibrary } from '../desk/way-in.ts'
import styles from '../kit/pictures.module.css'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { placeOfPicture } from '../places/picture.ts'
import { Failures } from './failures.view.tsx'
import { LogoHandle } from './logo-handle.view.tsx'
import { PictureBar } from './picture-bar.view.tsx'
import { RowBar } from './row-bar.view.tsx'
import { Slots } from './slots.view.tsx'
import { Strips } from './strips.view.tsx'
import { usePictureSay, usePictureWork, useWorkState } from './use-pictures.ts'
import { watchPictures } from './watch.ts'

/** Cropping loads on first use. */
const Crop = lazy(() => import('./crop.view.tsx').then((part) => ({ default: part.Crop })))

/** Everything that can be done with pictures where they stand; nothing by who translates. */
export function Pictures({ stage }: { readonly stage: Stage }) {
  return useMay('edit-site') ? <PictureTools stage={stage} /> : null
}

function PictureTools({ stage }: { readonly stage: Stage }) {
  const catalog = useCatalog()
  const { editor } = useEditing()
  const mayDesign = useMay('design-site')
  const work = usePictureWork()
  const say = usePictureSay()
  const chosen = useEditorState((state) => state.chosen)
  const site = useEditorState((state) => (state.chosen ? state.opened?.site : undefined))
  const mode = useWorkState((state) => state.mode)
  const isBusy = useWorkState(({ uploads, batch, asked, refused }) =>
    [...uploads, batch, asked, refused].some((one) => one !== null),
  )
  const isPhone = useIsPhone()
  const dropOn = useWorkState((state) => state.dropOn)
  useEffect(
    () => watchPictures({ stage, editor, work, emptied: () => editor.notify(say('removed'), 'plain', true) }),
    [stage, editor, work, say],
  )
  const id = useEditorState((state) => state.opened?.site.id)
  useEffect(() => {
    if (id && cameForLibrary(id)) editor.show({ dialog: { kind: 'library' } })
  }, [id, editor])
  const place = chosen && site ? placeOfPicture(site, chosen, catalog) : undefined
  return createPortal(
    <>
      <Slots stage={stage} />
      <Failures stage={stage} />
      {isBusy && <Strips stage={stage} />}
      {place && mode !== 'crop' && <PictureBar stage={stage} place={place} />}
      {place && mode !== 'crop' && !isPhone && <RowBar stage={stage} place={place} />}
      {mayDesign && place?.medium && place.logo && <LogoHandle key={place.image.media} stage={stage} place={place} />}
      {place?.medium && mode === 'crop' && (
        <Suspense>
          <Crop stage={stage} place={place} />
        </Suspense>
      )}
      {dropOn && (
        <Placed stage={stage} at={dropOn} spot={over} fills className={styles.dropMark}>
          {say('drop')}
        </Placed>
      )}
    </>,
    stage.hosts.free,
  )
}
