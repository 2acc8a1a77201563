import { useStore } from 'zustand'
import { useCatalog, useEditing, useEditorState } from '../desk/editing.ts'
import { requestsOf } from '../server/publishing.ts'
import type { Opened } from '../state/state.ts'
import { sayPart } from '../words/words.ts'
import { findingsOf, rowsOf } from './findings.ts'
import { momentWords } from './moment-words.ts'
import { sayNotPublished } from './not-published.ts'
import { PageSchedule } from './page-schedule.view.tsx'
import { usePublishWords } from './say.ts'
import { schedule } from './schedule.ts'
import { NotPublished, ScheduleProblems } from './schedule-notes.view.tsx'
import { ScheduleSheet } from './schedule-sheet.view.tsx'

/** Chooses the moment at which the draft is published by itself, or one page of it; changes it or takes it back. */
export function ScheduleDialog() {
  const id = useEditorState(({ dialog }) => (dialog?.kind === 'schedule' ? dialog.page : undefined))
  const page = useEditorState(({ opened }) => opened?.site.pages.find((one) => one.id === id))
  return page ? <PageSchedule page={page} /> : <SiteSchedule />
}

function SiteSchedule() {
  const { editor, server } = useEditing()
  const entry = useStore(schedule, (state) => state.entry)
  const say = usePublishWords()
  const inBar = sayPart(momentWords, say.language)
  const lead = () => editor.show({ dialog: { kind: 'publish' } })
  const forget = () => {
    schedule.setState({ entry: null })
    return requestsOf(server).cancelSchedule()
  }
  return (
    <ScheduleSheet
      title={say('scheduleTitle')}
      why={say('scheduleWhy')}
      at={entry && entry.outcome === null ? entry.at : null}
      set={async (wanted) => {
        await editor.save()
        schedule.setState({ entry: (await requestsOf(server).setSchedule(wanted)).schedule })
      }}
      cancel={async () => {
        await requestsOf(server).cancelSchedule()
        schedule.setState({ entry: null })
      }}
      done={(when) => (when === '' ? say('scheduleCancelled') : say('scheduleDone', { when }))}
      above={entry?.outcome && <NotPublished text={sayNotPublished(entry, inBar)} forget={forget} show={lead} />}
      below={<Problems show={lead} />}
    />
  )
}

/** What would stop it as the draft is now. */
function Problems({ show }: { readonly show: () => void }) {
  const catalog = useCatalog()
  const opened = useEditorState((state) => state.opened) as Opened
  const errors = rowsOf(findingsOf(opened, catalog)).filter(({ level }) => level === 'error').length
  return <ScheduleProblems count={errors} show={show} />
}
