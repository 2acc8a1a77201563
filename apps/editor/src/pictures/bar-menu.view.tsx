import type { Stage } from '../canvas/stage.ts'
import { useEditing } from '../desk/editing.ts'
import { choosePictures } from '../kit/choose-file.ts'
import { Float } from '../kit/float.view.tsx'
import { MenuList } from '../kit/menu-list.view.tsx'
import { pictureIcons } from '../kit/picture-icons.ts'
import styles from '../kit/pictures.module.css'
import type { PicturePlace } from '../places/picture.ts'
import { usePictureActs } from './bar-acts.ts'
import { usePictureSay, usePictureWork } from './use-pictures.ts'

interface Props {
  readonly stage: Stage
  readonly place: PicturePlace
  readonly mode: 'replace' | 'more'
}

/** Where another picture comes from; on a tiny picture, everything that can be done with it. */
export function BarMenu({ stage, place, mode }: Props) {
  const say = usePictureSay()
  const work = usePictureWork()
  const { editor } = useEditing()
  const all = usePictureActs(stage, place).filter(({ id }) => id !== 'more')
  const { upload, library } = pictureIcons
  const sources = [
    {
      ...{ id: 'upload', label: say('upload'), drawing: upload },
      run: () => choosePictures((files) => work.uploadAll(place.caret, files)),
    },
    {
      ...{ id: 'library', label: say('library'), drawing: library },
      run: () => editor.show({ dialog: { kind: 'library' } }),
    },
  ]
  const label = say(mode === 'replace' ? 'replace' : 'picture')
  const items = mode === 'replace' ? sources : all.map(({ icon, ...act }) => ({ ...act, drawing: pictureIcons[icon] }))
  const back = () => {
    work.open(null)
    stage.focus()
  }
  return (
    <Float role="menu" aria-label={label} className={styles.menu} leave={back}>
      <MenuList key={mode} groups={[{ label, isPlain: true, items }]} close={() => work.open(null)} />
      {mode === 'replace' && <p className={styles.hint}>{say('hint')}</p>}
    </Float>
  )
}
