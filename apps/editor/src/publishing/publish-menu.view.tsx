import type { Part } from '@mimar/document'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { Icon } from '../kit/icon.view.tsx'
import type { MenuItem } from '../kit/menu.ts'
import { PopupMenu } from '../kit/popup-menu.view.tsx'
import { publishIcons } from '../kit/publish-icons.ts'
import { publishStateOf } from '../state/save-state.ts'
import { discardChanges } from './discard.ts'
import styles from './publish-bar.module.css'
import { usePublishWords } from './say.ts'
import { momentName, sayNotPublished, schedule } from './schedule.ts'
import { ScheduleChip } from './schedule-chip.view.tsx'
import { showFirst } from './show-first.ts'
import { watchLive } from './watch-live.ts'
import { wayBack } from './way-back.ts'

/** What can be done beside publishing; only what works now. */
export function PublishMenu() {
  const editing = useEditing()
  const { editor, server } = editing
  const hasChanges = useEditorState((state) => publishStateOf(state).kind === 'changes')
  const isLive = useEditorState(({ opened }) => opened !== null && opened.publishedRevision !== null)
  const say = usePublishWords()
  const parts = usePartItems(hasChanges)
  useEffect(() => watchLive(editor, server), [editor, server])
  useEffect(() => showFirst(editor), [editor])
  const open = (kind: 'publish' | 'address' | 'share') => () => editor.show({ dialog: { kind } })
  const items: MenuItem[] = [
    { id: 'check', label: say('checkFirst'), run: open('publish') },
    useScheduleItem(),
    ...parts,
    { id: 'address', label: say('address'), run: open('address') },
    { id: 'share', label: say('share'), run: open('share') },
  ]
  const discard = { id: 'discard', label: say('discard'), run: () => void discardChanges(editing) }
  if (hasChanges && isLive) items.push(discard)
  const label = say('publishMenu')
  const redo = useRedoItem()
  return (
    <PopupMenu
      label={label}
      className={styles.more}
      groups={[{ label, items: isRedoCut() ? [redo, ...items] : items }]}
      name="publish"
    >
      <Icon name="chevronDown" />
    </PopupMenu>
  )
}

function useRedoItem(): MenuItem {
  const { editor, say } = useEditing()
  const hasRedo = useEditorState(({ opened }) => (opened?.redo.length ?? 0) > 0)
  const reason = hasRedo ? undefined : say('nothingToRedo')
  return { id: 'redo', label: say('redo'), reason, run: () => editor.redo() }
}

/** Whether the bar has no room for the button beside undo: it stands below the line that is seen. */
function isRedoCut(): boolean {
  const button = document.querySelector<HTMLElement>('[data-bar] [data-act="redo"]')
  const undo = button?.previousElementSibling
  return button && undo ? button.getBoundingClientRect().top >= undo.getBoundingClientRect().bottom : false
}

/** A moment to come; when there is one, or the last one came to nothing, it says so. */
function useScheduleItem(): MenuItem {
  const { editor } = useEditing()
  const entry = useStore(schedule, (state) => state.entry)
  const say = usePublishWords()
  const waiting = entry && say('scheduledFor', { when: momentName(entry.at, say.language) })
  const hint = entry?.outcome ? sayNotPublished(entry, say) : waiting
  const item = { id: 'schedule', label: say('schedule'), run: () => editor.show({ dialog: { kind: 'schedule' } }) }
  return hint ? { ...item, hint } : item
}

/** One page, or one language alone: of what is looked at. */
function usePartItems(hasChanges: boolean): readonly MenuItem[] {
  const editing = useEditing()
  const isLive = useEditorState(({ opened }) => opened !== null && opened.publishedRevision !== null)
  const page = useEditorState(({ opened }) => opened?.page) ?? ''
  const language = useEditorState(({ opened }) => opened?.language) ?? ''
  const isOffline = useEditorState(({ connection }) => connection === 'offline')
  const say = usePublishWords()
  const { say: main } = editing
  const press = (part: Part) => import('./publish-part.ts').then(({ pressPart }) => pressPart(editing, part))
  const offline = isOffline ? main('publishWaits') : undefined
  const reason = isLive ? (hasChanges ? offline : main('upToDateWhy')) : say('onlyAfterFirst')
  return [
    { id: 'only-page', label: say('onlyPage'), reason, run: () => void press({ page }) },
    { id: 'only-language', label: say('onlyLanguage'), reason, run: () => void press({ language }) },
  ]
}

/** The way to the preview, and the way back to the list of what was to be looked at. */
export function PreviewButton({ isPhone }: { readonly isPhone: boolean }) {
  const { editor } = useEditing()
  const mayPublish = useMay('publish-site')
  const isLed = useStore(wayBack, ({ isOpen }) => isOpen)
  const say = usePublishWords()
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
      {mayPublish && <ScheduleChip isPhone={isPhone} />}
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
