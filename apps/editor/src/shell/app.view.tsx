import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Stage } from '../canvas/stage.ts'
import { EditingContext } from '../desk/editing.ts'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { useScheme } from '../kit/use-scheme.ts'
import type { Server } from '../server/server.ts'
import { keepChoices, type Scheme } from '../state/choices.ts'
import type { Editor } from '../state/editor.ts'
import { deviceStorage } from '../state/storage.ts'
import { type Say, speak } from '../words/words.ts'
import styles from './app.module.css'
import { Canvas } from './canvas.view.tsx'
import { Checklist, Dialogs, Leftovers, Notices, PanelButtons, Panels, Screen } from './later.tsx'
import { listenToWindow } from './shell-keys.ts'
import { useTakesOver } from './taking-over.ts'
import { TopBar } from './top-bar.view.tsx'
import { useAddress } from './use-address.ts'
import { useHeard } from './use-heard.ts'

interface Props {
  readonly editor: Editor
  readonly server: Server
  readonly firstSay: Say
  readonly firstScheme: Scheme
}

/** The whole editor: a bar, and the page. */
export function App({ editor, server, firstSay, firstScheme }: Props) {
  const [say, setSay] = useState(() => firstSay)
  const [scheme, setScheme] = useState(firstScheme)
  const { heard, announce } = useHeard()
  const stageRef = useRef<Stage | null>(null)
  const phase = useStore(editor.store, (state) => state.phase)
  const hasLeftovers = useStore(editor.store, ({ opened }) => (opened?.leftovers.length ?? 0) > 0)
  const isStarted = useStore(editor.store, ({ opened }) => opened?.site.extras.starter !== undefined)
  const hasNotices = useStore(editor.store, ({ notices }) => notices.length > 0)
  const hasPanel = useStore(editor.store, ({ panel }) => panel !== null)
  const hasDialog = useStore(editor.store, ({ dialog }) => dialog !== null)
  const isPhone = useIsPhone()
  const takesOver = useTakesOver()
  useScheme(scheme)
  useAddress(editor, say, announce)
  useEffect(() => listenToWindow(editor, () => stageRef.current?.focus()), [editor])
  useEffect(() => keepChoices(deviceStorage, { language: say.language, scheme }), [say, scheme])
  useEffect(() => {
    document.documentElement.lang = say.language
    document.documentElement.dir = say.dir
  }, [say])
  const editing = useMemo(
    () => ({
      editor,
      server,
      say,
      announce,
      stageRef,
      scheme,
      chooseScheme: setScheme,
      chooseLanguage: (language: Say['language']) => void speak(language).then((next) => setSay(() => next)),
    }),
    [editor, server, say, announce, scheme],
  )
  return (
    <EditingContext value={editing}>
      {takesOver || phase === 'ready' ? (
        <div className={takesOver ? undefined : styles.editor} data-first={takesOver ? '' : undefined}>
          {!takesOver && <TopBar />}
          <div className={takesOver ? undefined : styles.body}>
            {hasPanel && <Panels />}
            <Canvas />
          </div>
          {!takesOver && isPhone && <PanelButtons isPhone />}
          {hasDialog && <Dialogs />}
          {hasLeftovers && <Leftovers />}
          {isStarted && <Checklist />}
        </div>
      ) : (
        phase !== 'loading' && <Screen />
      )}
      <div role="status" aria-live="polite" data-notices="">
        {hasNotices && <Notices />}
      </div>
      <div ref={heard} className="only-heard" role="status" aria-live="polite" />
    </EditingContext>
  )
}
