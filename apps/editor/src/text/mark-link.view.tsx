import { linkAt } from '@mimar/fields'
import type { FocusEvent } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useEditing } from '../desk/editing.ts'
import { useIsPhone } from '../kit/use-is-phone.ts'
import type { Caret } from '../state/state.ts'
import { LinkPopover, LinkSheet } from './link-popover.view.tsx'
import { markedNow, setLink } from './mark-deeds.ts'

interface Props {
  readonly stage: Stage
  readonly caret: Caret
}

/** Where the selected words lead; the caret comes back to them. */
export function MarkLink({ stage, caret }: Props) {
  const { editor, say } = useEditing()
  const isPhone = useIsPhone()
  const now = markedNow(stage, editor)
  const address = (now && linkAt(now.marks, now.start, now.end)?.address) ?? ''
  const done = (value: string | null) => {
    if (value !== null) setLink(stage, editor, value)
    editor.chooseLink(false)
    if (value === null) stage.resume()
  }
  const part = { stage, address, done, onBlur: (event: FocusEvent) => stage.left(event.relatedTarget) }
  return isPhone ? <LinkSheet {...part} title={say('link')} about={caret} /> : <LinkPopover {...part} />
}
