import type { FocusEvent } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useEditing } from '../desk/editing.ts'
import { useIsPhone } from '../kit/use-is-phone.ts'
import type { TextPlace } from '../places/text.ts'
import type { Caret } from '../state/state.ts'
import { LinkPopover, LinkSheet } from './link-popover.view.tsx'

interface Props {
  readonly stage: Stage
  readonly section: TextPlace['section']
  readonly link: NonNullable<TextPlace['link']>
  readonly caret: Caret
}

/** Where the text at the caret leads; the caret comes back to it. */
export function TextLink({ stage, section, link, caret }: Props) {
  const { editor, say } = useEditing()
  const isPhone = useIsPhone()
  const done = (value: string | null) => {
    if (value === null) {
      editor.chooseLink(false)
      stage.resume()
      return
    }
    const operation = { do: 'set-field', section: section.id, field: link.path, value } as const
    stage.act({ name: { kind: 'Link', template: section.template }, operations: [operation] })
    editor.chooseLink(false)
  }
  const part = {
    ...{ stage, address: link.value, done },
    onBlur: (event: FocusEvent) => stage.left(event.relatedTarget),
  }
  return isPhone ? <LinkSheet {...part} title={say('link')} about={caret} /> : <LinkPopover {...part} />
}
