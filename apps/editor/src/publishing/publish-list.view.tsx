import type { Part } from '@mimar/document'
import { useStore } from 'zustand'
import { useEditing, useEditorState } from '../desk/editing.ts'
import type { MenuItem } from '../kit/menu.ts'
import { MenuList } from '../kit/menu-list.view.tsx'
import { ofPage, pageSchedules } from '../state/page-schedules.ts'
import { publishStateOf } from '../state/save-state.ts'
import { momentName } from '../words/moment-name.ts'
import { pageMomentWords, sayMoment } from '../words/page-moment.ts'
import { sayPart } from '../words/words.ts'
import { discardChanges } from './discard.ts'
import { momentWords } from './moment-words.ts'
import { sayNotPublished } from './not-published.ts'
import { usePublishWords } from './say.ts'
import { schedule } from './schedule.ts'
import { useBarWords } from './use-bar-words.ts'

/** What can be done beside publishing; only what works now. */
export function PublishList({ close }: { readonly close: () => void }) {
  const editing = useEditing()
  const { editor } = editing
  const hasChanges = useEditorState((state) => publishStateOf(state).kind === 'changes')
  const isLive = useEditorState(({ opened }) => opened !== null && opened.publishedRevision !== null)
  const say = usePublishWords()
  const inBar = useBarWords()
  const parts = usePartItems(hasChanges)
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
  const redo = useRedoItem()
  return (
    <MenuList groups={[{ label: inBar('publishMenu'), items: isRedoCut() ? [redo, ...items] : items }]} close={close} />
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
  const inBar = sayPart(momentWords, say.language)
  const waiting = entry && inBar('scheduledFor', { when: momentName(entry.at, inBar.language) })
  const hint = entry?.outcome ? sayNotPublished(entry, inBar) : waiting
  const item = { id: 'schedule', label: say('schedule'), run: () => editor.show({ dialog: { kind: 'schedule' } }) }
  return hint ? { ...item, hint } : item
}

/** The page that is looked at, shown and published by itself at a moment to come. */
function usePageMomentItem(page: string, reason: string | undefined): MenuItem {
  const { editor, say: main } = useEditing()
  const entry = useStore(pageSchedules, ofPage(page))
  const say = sayPart(pageMomentWords, main.language)
  const run = () => editor.show({ dialog: { kind: 'schedule', page } })
  const item = { id: 'schedule-page', label: say('schedulePage'), reason, run }
  return entry ? { ...item, hint: sayMoment(entry, say) } : item
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
  const pageMoment = usePageMomentItem(page, isLive ? undefined : say('onlyAfterFirst'))
  const reason = isLive ? (hasChanges ? offline : main('upToDateWhy')) : say('onlyAfterFirst')
  return [
    { id: 'only-page', label: say('onlyPage'), reason, run: () => void press({ page }) },
    pageMoment,
    { id: 'only-language', label: say('onlyLanguage'), reason, run: () => void press({ language }) },
  ]
}
