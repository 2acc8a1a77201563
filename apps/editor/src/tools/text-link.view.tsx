import type { Stage } from '../canvas/stage.tsx'
import { useEditing } from '../chrome/editing.ts'
import { LinkPopover } from './link-popover.view.tsx'
import type { TextPlace } from './text-place.ts'

interface Props {
  readonly stage: Stage
  readonly section: TextPlace['section']
  readonly link: NonNullable<TextPlace['link']>
}

/** Where the text at the caret leads; the caret comes back to it. */
export function TextLink({ stage, section, link }: Props) {
  const { editor } = useEditing()
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
  return (
    <LinkPopover stage={stage} address={link.value} done={done} onBlur={(event) => stage.left(event.relatedTarget)} />
  )
}
