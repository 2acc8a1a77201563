import type { ComposedSection } from '@mimar/render'
import { SectionOnPage } from '@mimar/render'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { BLANK_PAGE } from '../canvas/frame.ts'
import { views } from '../canvas/views.ts'
import { useEditing } from '../desk/editing.ts'
import { templateName } from '../words/names.ts'
import styles from './picker.module.css'

/** How wide the page is that a thumbnail shows. */
const PAGE_WIDTH = 1280

interface Props {
  /** Composed when it comes into view. */
  readonly compose: () => readonly ComposedSection[]
  /** Makes a document look like the page: its styles, its language, its direction. */
  readonly dress: (page: Document) => void
}

/** Sections as they would stand on the page, small; drawn when they come into view. */
export function Thumbnail({ compose, dress }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  const [scale, setScale] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting) || !box.current) return
        setScale(box.current.clientWidth / PAGE_WIDTH)
        setSeen(true)
        watcher.disconnect()
      },
      { rootMargin: '160px' },
    )
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={box} className={styles.thumbnail} aria-hidden="true" inert>
      {isSeen && <Drawing compose={compose} dress={dress} scale={scale} />}
    </div>
  )
}

function Drawing({ compose, dress, scale }: Props & { readonly scale: number }) {
  const { say } = useEditing()
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [composed] = useState(compose)
  const loaded = () => {
    const page = frame.current?.contentDocument
    if (!page) return
    dress(page)
    setBody(page.body)
  }
  return (
    <>
      <iframe
        ref={frame}
        title={templateName(say, composed[0]?.section.template ?? '')}
        tabIndex={-1}
        srcDoc={BLANK_PAGE}
        data-drawn={body ? '' : undefined}
        style={{ width: PAGE_WIDTH, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        onLoad={loaded}
      />
      {body &&
        createPortal(
          composed.map((one) => <SectionOnPage key={one.section.id} composed={one} views={views} />),
          body,
        )}
    </>
  )
}
