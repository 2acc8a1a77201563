import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useEditing, useMay, useStateAfterFrame } from '../desk/editing.ts'
import { lazyAside } from '../desk/patient.ts'
import { Icon } from '../kit/icon.view.tsx'
import { MenuButton } from '../kit/menu-button.view.tsx'
import { lazy } from '../kit/patiently.ts'
import { publishIcons } from '../kit/publish-icons.ts'
import { publishStateOf } from '../state/save-state.ts'
import styles from './publish-bar.module.css'
import { schedule } from './schedule.ts'
import { showFirst } from './show-first.ts'
import { useBarWords } from './use-bar-words.ts'
import { useSchedule } from './use-schedule.ts'
import { wayBack } from './way-back.ts'

const PublishList = lazyAside(() => import('./publish-list.view.tsx').then((part) => ({ default: part.PublishList })))
const ScheduleChip = lazyAside(() =>
  import('./schedule-chip.view.tsx').then((part) => ({ default: part.ScheduleChip })),
)
/** It says nothing, so it waits for no words. */
const LiveWatch = lazy(() => import('./live-watch.view.tsx').then((part) => ({ default: part.LiveWatch })))

/** Opens what can be done beside publishing. In what the draft differs is asked once it does. */
export function PublishMenu() {
  const { editor } = useEditing()
  const say = useBarWords()
  const differs = useStateAfterFrame((state) => publishStateOf(state).kind === 'changes')
  const [hasDiffered, setDiffered] = useState(false)
  useEffect(() => {
    if (differs) setDiffered(true)
  }, [differs])
  useEffect(() => showFirst(editor), [editor])
  const list = (close: () => void) => (
    <>
      <PublishList close={close} />
    </>
  )
  return (
    <>
      <MenuButton label={say('publishMenu')} className={styles.more} list={list} name="publish">
        <Icon name="chevronDown" />
      </MenuButton>
      {hasDiffered && <LiveWatch />}
    </>
  )
}

/** When the site is published by itself, or that it was not: in the bar, on a phone in the menu. */
function Scheduled({ isPhone }: { readonly isPhone: boolean }) {
  const entry = useStore(schedule, (state) => state.entry)
  useSchedule()
  if (!entry || isPhone) return null
  return <ScheduleChip entry={entry} />
}

/** The way to the preview, and the way back to the list of what was to be looked at. */
export function PreviewButton({ isPhone }: { readonly isPhone: boolean }) {
  const { editor } = useEditing()
  const mayPublish = useMay('publish-site')
  const isLed = useStore(wayBack, ({ isOpen }) => isOpen)
  const say = useBarWords()
  return (
    <>
      {isLed && (
        <button
          type="button"
          className={styles.back}
          data-back-to-publish=""
          onClick={() => {
            editor.select(null)
            editor.show({ dialog: { kind: 'publish', part: wayBack.getState().part } })
          }}
        >
          <span dangerouslySetInnerHTML={{ __html: publishIcons.back }} />
          {say('backToPublish')}
        </button>
      )}
      {mayPublish && <Scheduled isPhone={isPhone} />}
      {/* On a phone it stands below the page, beside the panels. */}
      {!isPhone && (
        <button
          type="button"
          className={styles.preview}
          data-opens="preview"
          aria-haspopup="dialog"
          aria-label={say('preview')}
          onClick={() => editor.show({ dialog: { kind: 'preview' } })}
        >
          <span dangerouslySetInnerHTML={{ __html: publishIcons.eye }} />
          <span>{say('preview')}</span>
        </button>
      )}
    </>
  )
}
