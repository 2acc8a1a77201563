import { useEffect, useState } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { OptionsTool } from '../controls/options-tool.view.tsx'
import { useEditing } from '../desk/editing.ts'
import { Placed } from '../desk/placed.view.tsx'
import { above, below, belowLogo, insideTop } from '../desk/spots.ts'
import { Toolbar } from '../desk/toolbar.view.tsx'
import { ItemHandle } from '../items/item-handle.view.tsx'
import styles from '../kit/pictures.module.css'
import { useIsPhone } from '../kit/use-is-phone.ts'
import type { PicturePlace } from '../places/picture.ts'
import { AltPopover } from './alt-popover.view.tsx'
import { usePictureActs } from './bar-acts.ts'
import { BarButton } from './bar-button.view.tsx'
import { BarMenu } from './bar-menu.view.tsx'
import { moveItemAfter, pictureItem } from './item-acts.ts'
import { LogoColors } from './logo-colors.view.tsx'
import { PictureSheet } from './picture-sheet.view.tsx'
import { usePictureSay, useWorkState } from './use-pictures.ts'

interface Props {
  readonly stage: Stage
  readonly place: PicturePlace
}

type Room = 'wide' | 'narrow' | 'tiny'
const WIDE = 320
const NARROW = 160
/** An empty place so wide holds its acts and what else can be done in itself. */
export const ROOMY = 220

/**
 * What can be done with the selected picture (U31). It stands at its top centre, outside of a small one, as one menu on
 * a tiny one, and as a sheet on a phone.
 */
export function PictureBar({ stage, place }: Props) {
  const isPhone = useIsPhone()
  const mode = useWorkState((state) => state.mode)
  const isLogo = place.logo !== null && place.medium !== null
  const [width, setWidth] = useState(WIDE)
  const room: Room = width >= WIDE ? 'wide' : width >= NARROW ? 'narrow' : 'tiny'
  if (isPhone) return <PictureSheet stage={stage} place={place} />
  // A roomy empty place has its acts in its middle.
  const isSlot = place.image.media === '' && !place.isBackground
  const hasOwnBar = isSlot && width >= ROOMY
  const spot = isLogo ? belowLogo : room === 'wide' ? insideTop : above
  const opens = mode === 'alt' || mode === 'replace' || mode === 'more'
  return (
    <>
      <Placed stage={stage} at={place.caret} spot={spot} onWidth={setWidth}>
        {hasOwnBar ? null : <PictureToolbar stage={stage} place={place} room={isLogo ? 'wide' : room} />}
      </Placed>
      {opens && (
        <Placed stage={stage} at={place.caret} spot={room === 'wide' && !isLogo ? insideBelowBar : below}>
          {mode === 'alt' ? (
            <AltPopover stage={stage} place={place} />
          ) : (
            <BarMenu stage={stage} place={place} mode={mode} />
          )}
        </Placed>
      )}
    </>
  )
}

const BAR = 48

const insideBelowBar: typeof insideTop = (box, own, room) => {
  const { x, y } = insideTop(box, { ...own, height: 40 }, room)
  return { x, y: Math.max(8, Math.min(y + BAR, room.height - own.height - 8)) }
}

interface BarProps extends Props {
  readonly room: Room
}

export function PictureToolbar({ stage, place, room }: BarProps) {
  const say = usePictureSay()
  const acts = usePictureActs(stage, place)
  const { editor, announce } = useEditing()
  const item = pictureItem(editor, place)
  const name = say(place.logo ? 'logo' : 'picture')
  useEffect(() => announce(name), [announce, name])
  const shown = room === 'tiny' ? acts.filter(({ id }) => id === 'more') : acts.filter(({ id }) => id !== 'more')
  const [first, ...others] = shown
  // The bar of a picture in a list has more to say than room for words.
  const hasWords = room === 'wide' && first?.id !== 'earlier'
  const last = ['remove', 'removeItem'].includes(others.at(-1)?.id ?? '') ? others.pop() : undefined
  return (
    <Toolbar label={name} leave={() => stage.focus()}>
      {item && item.ids.length > 1 && room !== 'tiny' && (
        <ItemHandle
          stage={stage}
          section={place.section}
          item={item}
          drop={(after) => moveItemAfter(editor, place.section, item, after)}
        />
      )}
      {first && <BarButton act={first} isFirst hasWords={hasWords} />}
      {place.logo && place.medium && <LogoColors place={place} />}
      {others.map((act) => (
        <BarButton key={act.id} act={act} hasWords={hasWords} />
      ))}
      {item && <OptionsTool stage={stage} section={place.section} item={`${item.list}/${item.ids[item.index]}`} />}
      {last && <span className={styles.line} />}
      {last && <BarButton act={last} hasWords={false} />}
    </Toolbar>
  )
}
