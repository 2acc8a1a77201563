import { type MarkedPart, markedParts } from '@mimar/fields'
import type { ReactNode } from 'react'
import type { SiteFacts } from '../template.ts'

interface Props {
  readonly site: Pick<SiteFacts, 'link'>
  readonly text: string
  readonly textMarks: string
}

/** A text with what is bold, italic or a link in it. */
export function Marked({ site, text, textMarks }: Props) {
  return <>{drawParts(markedParts(text, textMarks), site)}</>
}

function drawParts(parts: readonly MarkedPart[], site: Props['site']): ReactNode {
  return parts.map((part, at) => {
    if (typeof part === 'string') return part
    const inner = drawParts(part.parts, site)
    const key = at
    if (part.kind === 'bold') return <strong key={key}>{inner}</strong>
    if (part.kind === 'italic') return <em key={key}>{inner}</em>
    return (
      <a key={key} {...site.link(part.address)}>
        {inner}
      </a>
    )
  })
}
