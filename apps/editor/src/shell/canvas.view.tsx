import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { BLANK_PAGE } from '../canvas/frame.ts'
import { Stage } from '../canvas/stage.ts'
import { useEditing } from '../desk/editing.ts'
import type { Device } from '../state/state.ts'
import styles from './canvas.module.css'
import { loadLater, Pictures, SectionLayer, Tools, Versions } from './later.tsx'
import { useTakesOver } from './taking-over.ts'

/** How wide the page is drawn; null fills the room there is. */
const WIDTHS: { readonly [D in Device]: number | null } = { desktop: null, tablet: 820, phone: 390 }
const SMALLEST_SCALE = 0.5
/** Room above a page that is narrower than the window. */
const MARGIN = 24

/** The page being edited, in a frame of its own, so that its media queries are true at every width. */
export function Canvas() {
  const { editor, server, say, announce, stageRef } = useEditing()
  const device = useStore(editor.store, (state) => state.device)
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const hasTools = useStore(editor.store, ({ caret, opened }) => caret !== null || opened?.selected != null)
  const hasVersions = useStore(editor.store, ({ opened }) => (opened?.versions.length ?? 0) > 0)
  const hasPanel = useStore(editor.store, ({ panel }) => panel !== null)
  const takesOver = useTakesOver()
  const [hasFirst] = useState(takesOver)
  const [isReady, setReady] = useState(takesOver)
  const [stage, setStage] = useState<Stage | null>(null)
  const spoken = useRef(say)
  spoken.current = say
  const { width, height, scale, inset } = useFit(room, WIDTHS[device], hasPanel)

  useEffect(() => {
    if (!isReady || !frame.current || !layer.current) return
    const made = new Stage({
      frame: frame.current,
      layer: layer.current,
      editor,
      server,
      announce,
      say: () => spoken.current,
      callLater: () => void loadLater(editor),
      leaveToBar: () => document.querySelector<HTMLElement>('[data-bar] button')?.focus(),
    })
    stageRef.current = made
    setStage(made)
    return () => made.end()
  }, [isReady, editor, server, announce, stageRef])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is drawn anew in another language of the editor
  useEffect(() => stageRef.current?.draw(), [say, stageRef])

  return (
    <main ref={room} {...(!takesOver && { className: styles.room, 'aria-label': say('canvas') })}>
      <div {...(!takesOver && sheetProps({ width, scale, inset }))}>
        <iframe
          ref={frame}
          srcDoc={hasFirst ? undefined : BLANK_PAGE}
          onLoad={() => setReady(true)}
          {...(!takesOver && {
            ...{ className: styles.frame, title: say('canvas'), 'aria-description': say('canvasHelp') },
            style: { width, height: height / scale, transform: scale === 1 ? undefined : `scale(${scale})` },
          })}
        />
        <div ref={layer} />
        {stage && <SectionLayer stage={stage} />}
        {stage && hasTools && <Tools stage={stage} />}
        {stage && <Pictures stage={stage} />}
        {stage && hasVersions && <Versions stage={stage} />}
      </div>
    </main>
  )
}

function sheetProps({
  width,
  scale,
  inset,
}: {
  readonly width: number
  readonly scale: number
  readonly inset: number
}) {
  return {
    ...{ className: styles.sheet, 'data-fits': inset === 0 },
    style: { width: width * scale, marginBlockStart: inset },
  }
}

/** How the page fits the room: its own width where there is room, else scaled down, never below half. */
function useFit(room: React.RefObject<HTMLDivElement | null>, wanted: number | null, hasPanel: boolean) {
  const [size, setSize] = useState({ width: window.innerWidth, height: window.innerHeight })
  useEffect(() => {
    if (!room.current) return
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [room])
  // Beside a panel the page keeps its width and is drawn smaller, so that nothing on it moves.
  const width = wanted ?? (hasPanel ? window.innerWidth : size.width)
  const scale = Math.max(SMALLEST_SCALE, Math.min(1, size.width / Math.max(1, width)))
  const inset = width * scale < size.width ? MARGIN : 0
  return { width, scale, inset, height: Math.max(0, size.height - inset) }
}
