import type { Page, Site } from '@mimar/document'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useCatalog, useEditing, useEditorState } from '../desk/editing.ts'
import { requestsOf } from '../server/publishing.ts'
import { forgetPage, ofPage, pageSchedules } from '../state/page-schedules.ts'
import type { Opened } from '../state/state.ts'
import { isolated } from '../words/isolated.ts'
import { sayPart } from '../words/words.ts'
import { findingsOf } from './findings.ts'
import { sayPageNotPublished } from './page-news.ts'
import { pageNewsWords } from './page-news-words.ts'
import { pageTitle } from './page-title.ts'
import { usePublishWords } from './say.ts'
import { NotPublished, ScheduleProblems } from './schedule-notes.view.tsx'
import { ScheduleSheet } from './schedule-sheet.view.tsx'
import { showFinding } from './show-finding.ts'
import { wayBack } from './way-back.ts'

interface Props {
  readonly page: Page
}

/** Chooses the moment at which one page is shown and published by itself. */
export function PageSchedule({ page }: Props) {
  const { editor, server, say: main } = useEditing()
  const catalog = useCatalog()
  const language = useEditorState(({ opened }) => opened?.language ?? '')
  const isLive = useEditorState(({ opened }) => opened !== null && opened.publishedRevision !== null)
  const entry = useStore(pageSchedules, ofPage(page.id))
  const say = usePublishWords()
  const sayNews = sayPart(pageNewsWords, main.language)
  const asked = requestsOf(server)
  const name = isolated(pageTitle(page, language, main, catalog))
  const forget = async () => {
    await asked.cancelPageSchedule(page.id)
    forgetPage(page.id)
  }
  return (
    <ScheduleSheet
      title={sayNews('title', { page: name })}
      why={sayNews('why')}
      at={entry && entry.outcome === null ? entry.at : null}
      whyNot={isLive ? undefined : say('onlyAfterFirst')}
      set={async (wanted) => {
        await editor.save()
        const isNew = !page.isHidden && page.path !== '/' && !(await isRead(page, asked))
        pageSchedules.setState({ entries: (await asked.setPageSchedule(page.id, wanted)).pages })
        // Whoever publishes the draft before would publish it, too.
        if (isNew) hide(editor, page)
      }}
      cancel={forget}
      done={(when) =>
        when === ''
          ? sayNews(page.isHidden ? 'cancelledHidden' : 'cancelled', { page: name })
          : sayNews('done', { page: name, when })
      }
      above={entry?.outcome && <NotPublished text={sayPageNotPublished(entry, sayNews)} forget={forget} />}
      below={<Problems page={page} />}
    />
  )
}

/** Whether visitors read that page already. */
async function isRead({ id }: Page, { moment }: ReturnType<typeof requestsOf>): Promise<boolean> {
  const { site } = await moment({ release: 'live' })
  return site.pages.some((one) => one.id === id && !one.isHidden)
}

function hide(editor: ReturnType<typeof useEditing>['editor'], { id: page }: Page): void {
  const operations = [{ do: 'set-page-flag', page, flag: 'isHidden', value: true } as const]
  editor.do({ name: { kind: 'Page', template: '' }, operations })
}

/** What of the page would stop it, as it is now. */
function Problems({ page }: Props) {
  const { editor, stageRef } = useEditing()
  const catalog = useCatalog()
  const { site, facts } = useEditorState((state) => state.opened) as Opened
  const errors = useMemo(() => {
    const found = findingsOf({ site: withShown(site, page), facts }, catalog)
    return found.filter((one) => one.level === 'error' && one.page === page.id)
  }, [site, page, facts, catalog])
  const [first] = errors
  const show = () => {
    if (first) showFinding({ editor, stageRef }, first)
    // The way back would lead to the list of the whole site.
    wayBack.setState({ isOpen: false })
  }
  return <ScheduleProblems count={errors.length} show={show} />
}

function withShown(site: Site, page: Page): Site {
  const { isHidden: _, ...shown } = page
  return { ...site, pages: site.pages.map((one) => (one.id === page.id ? shown : one)) }
}
