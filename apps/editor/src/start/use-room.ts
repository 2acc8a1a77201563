import { useEffect, useState } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { elementAt, sectionAt } from '../places/editable.ts'
import { type Room, roomBeside } from './room.ts'

/** What is being worked on; another one for another text, picture or section, and the same while a text is typed. */
export function useWorkedOn(): string {
  return useEditorState(({ caret, chosen, opened }) => {
    const at = caret ?? chosen
    return at ? `${at.section} ${at.path}` : (opened?.selected ?? '')
  })
}

/**
 * How much room there is beside what is being worked on: the text, picture or section, and what is said beside it. In the
 * section that a step led to only its text or picture counts: the next step comes in sight when it is left.
 */
export function useRoom(ledTo: string | null): Room {
  const { stageRef } = useEditing()
  const isPhone = useIsPhone()
  const at = useEditorState(({ caret, chosen }) => caret ?? chosen)
  const selected = useEditorState(({ opened }) => (opened?.selected === ledTo ? null : (opened?.selected ?? null)))
  const isAtWork = useEditorState(({ caret, chosen, panel, opened }) =>
    Boolean(caret ?? chosen ?? panel ?? opened?.selected),
  )
  const [room, setRoom] = useState<Room>('card')
  useEffect(() => {
    const stage = stageRef.current
    if (!stage || isPhone || !(at || selected)) return setRoom('card')
    return stage.follow(() => setRoom(roomAt(stage, at && elementAt(stage.page, at), sectionOf(stage, selected))))
  }, [stageRef, at, selected, isPhone])
  // On a phone the sheets and tools of a text, picture, section or panel stand where the button does.
  return isPhone && isAtWork ? 'none' : room
}

const sectionOf = ({ page }: Stage, id: string | null) => (id === null ? null : sectionAt(page, id))

function roomAt(stage: Stage, element: Element | null, section: Element | null): Room {
  const frame = stage.page.defaultView?.frameElement?.getBoundingClientRect()
  const inWindow = (one: Element) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return new DOMRect(x + (frame?.x ?? 0), y + (frame?.y ?? 0), width, height)
  }
  const beside = [...stage.hosts.free.querySelectorAll('[data-seen="true"]')].map((one) => one.getBoundingClientRect())
  return roomBeside({
    boxes: element ? [inWindow(element), ...beside] : beside,
    section: section ? inWindow(section) : undefined,
    view: { width: innerWidth, height: innerHeight },
    isRtl: document.documentElement.dir === 'rtl',
  })
}
