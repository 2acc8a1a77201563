import { useEffect, useState } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { elementAt } from '../places/editable.ts'

/** How much of the first steps has room: the whole list, a small button, or nothing. */
type Room = 'card' | 'button' | 'none'

interface Size {
  readonly width: number
  readonly height: number
}

/** As the style sheet has them; the list is at most so high. */
const CARD: Size = { width: 352 + 24, height: 400 }
const BUTTON: Size = { width: 240 + 24, height: 44 + 24 }

/** The first steps stand over nothing that is being worked on: the text or picture that is chosen, and what is said beside it. */
export function useRoom(): Room {
  const { stageRef } = useEditing()
  const isPhone = useIsPhone()
  const at = useEditorState(({ caret, chosen }) => caret ?? chosen)
  const isAtWork = useEditorState(({ caret, chosen, panel, opened }) =>
    Boolean(caret ?? chosen ?? panel ?? opened?.selected),
  )
  const [room, setRoom] = useState<Room>('card')
  useEffect(() => {
    const stage = stageRef.current
    if (!stage || !at || isPhone) return setRoom('card')
    return stage.follow(() => setRoom(roomBeside(boxesAt(stage, elementAt(stage.page, at)))))
  }, [stageRef, at, isPhone])
  // On a phone the sheets and tools of a text, picture, section or panel stand where the button does.
  return isPhone && isAtWork ? 'none' : room
}

function boxesAt(stage: Stage, element: HTMLElement | null): readonly DOMRect[] {
  const frame = stage.page.defaultView?.frameElement?.getBoundingClientRect()
  const own = element?.getBoundingClientRect()
  const beside = [...stage.hosts.free.querySelectorAll('[data-seen="true"]')].map((one) => one.getBoundingClientRect())
  return frame && own ? [new DOMRect(own.x + frame.x, own.y + frame.y, own.width, own.height), ...beside] : beside
}

function roomBeside(boxes: readonly DOMRect[]): Room {
  const isFree = (size: Size) => !boxes.some((box) => isInCorner(box, size))
  if (isFree(CARD)) return 'card'
  return isFree(BUTTON) ? 'button' : 'none'
}

/** Whether a box reaches into the corner of the window where so much would stand: the lower one at the inline end. */
function isInCorner({ left, right, bottom, width, height }: DOMRect, size: Size): boolean {
  if (width === 0 || height === 0 || bottom <= innerHeight - size.height) return false
  const isRtl = document.documentElement.dir === 'rtl'
  return isRtl ? left < size.width : right > innerWidth - size.width
}
