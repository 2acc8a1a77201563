import { createPortal } from 'react-dom'
import type { Stage } from '../canvas/stage.ts'
import { useCatalog, useEditorState, useMay } from '../desk/editing.ts'
import { Placed } from '../desk/placed.view.tsx'
import { over } from '../desk/spots.ts'
import { lazy } from '../kit/patiently.ts'
import styles from '../kit/pictures.module.css'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { placeOfPicture } from '../places/picture.ts'
import { Failures } from './failures.view.tsx'
import { LogoHandle } from './logo-handle.view.tsx'
import { PictureBar } from './picture-bar.view.tsx'
import { RowBar } from './row-bar.view.tsx'
import { Slots } from './slots.view.tsx'
import { Strips } from './strips.view.tsx'
import { usePictureSay, useWorkState } from './use-pictures.ts'

/** Cropping loads on first use. */
const Crop = lazy(() => import('./crop.view.tsx').then((part) => ({ default: part.Crop })))

/** What is drawn over pictures, where they stand. */
export function PictureTools({ stage }: { readonly stage: Stage }) {
  const catalog = useCatalog()
  const mayDesign = useMay('design-site')
  const say = usePictureSay()
  const chosen = useEditorState((state) => state.chosen)
  const site = useEditorState((state) => (state.chosen ? state.opened?.site : undefined))
  const mode = useWorkState((state) => state.mode)
  const isBusy = useWorkState(({ uploads, batch, asked, refused }) =>
    [...uploads, batch, asked, refused].some((one) => one !== null),
  )
  const isPhone = useIsPhone()
  const dropOn = useWorkState((state) => state.dropOn)
  const place = chosen && site ? placeOfPicture(site, chosen, catalog) : undefined
  return createPortal(
    <>
      <Slots stage={stage} />
      <Failures stage={stage} />
      {isBusy && <Strips stage={stage} />}
      {place && mode !== 'crop' && <PictureBar stage={stage} place={place} />}
      {place && mode !== 'crop' && !isPhone && <RowBar stage={stage} place={place} />}
      {mayDesign && place?.medium && place.logo && <LogoHandle key={place.image.media} stage={stage} place={place} />}
      {place?.medium && mode === 'crop' && <Crop stage={stage} place={place} />}
      {dropOn && (
        <Placed stage={stage} at={dropOn} spot={over} fills className={styles.dropMark}>
          {say('drop')}
        </Placed>
      )}
    </>,
    stage.hosts.free,
  )
}
