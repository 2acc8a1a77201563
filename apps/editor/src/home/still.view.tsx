import { useEffect, useRef, useState } from 'react'
import styles from './still.module.css'

interface Props {
  /** Where the page is that is looked at. */
  readonly src: string
  readonly name: string
  /** The width of the window it is drawn for, in px. */
  readonly width?: number
  /** Changes the page once it is there, and at each drawing after. */
  readonly change?: (frame: HTMLIFrameElement) => void
}

const DESK = 1280

/** The first screen of a site, drawn small: the page itself in a frame, not a picture of it. It says nothing; who shows it names it. */
export function Still({ src, name, width = DESK, change }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0)
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    const watching = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / width))
    if (box.current) watching.observe(box.current)
    return () => watching.disconnect()
  }, [width])
  useEffect(() => {
    if (isHere && frame.current) change?.(frame.current)
  }, [isHere, change])
  return (
    <div ref={box} className={styles.box} aria-hidden="true" data-here={isHere ? '' : undefined}>
      <iframe
        ref={frame}
        src={src}
        title={name}
        tabIndex={-1}
        loading="lazy"
        sandbox="allow-same-origin"
        style={{ inlineSize: width, scale: String(scale) }}
        onLoad={() => setHere(true)}
      />
    </div>
  )
}
