import type { DocumentAnswer } from '@mimar/contract'
import { useState } from 'react'
import { useEditing, useEditorState } from '../../desk/editing.ts'
import { requestsOf } from '../../server/publishing.ts'
import type { Opened } from '../../state/state.ts'
import { pageName } from '../../words/names.ts'
import { FullWindow } from '../full-window.view.tsx'
import { usePublishWords } from '../say.ts'
import styles from './history.module.css'
import { MomentFrame } from './moment-frame.view.tsx'
import { MomentList } from './moment-list.view.tsx'
import { type Moment, whenOfMoment } from './moments.ts'
import { RestorePanel } from './restore-panel.view.tsx'
import { MomentSlider, whenOf } from './slider.view.tsx'
import type { Target } from './target.ts'
import { useHistory, useMoment } from './use-history.ts'

/** The site at every moment it has had: looked at, and brought back as much as is wanted (09c). */
export function History() {
  const say = usePublishWords()
  const opened = useEditorState((state) => state.opened) as Opened
  const { moments, isRefused, earlier, readReleases } = useHistory()
  const [key, setKey] = useState<string | null>(null)
  const chosen = moments.find((one) => one.key === key) ?? moments.at(-1)
  const answer = useMoment(chosen)
  return (
    <FullWindow title={say('history')}>
      {chosen ? (
        <div className={styles.history} data-history="">
          {answer && (
            <Then key={opened.site.id} answer={answer} opened={opened} chosen={chosen} readReleases={readReleases}>
              <MomentList moments={moments} chosen={chosen} choose={(one) => setKey(one.key)} earlier={earlier} />
            </Then>
          )}
          <MomentSlider moments={moments} chosen={chosen} choose={(one) => setKey(one.key)} />
        </div>
      ) : (
        <p className={styles.none}>{isRefused ? say('notNow') : ''}</p>
      )}
    </FullWindow>
  )
}

interface ThenProps {
  readonly answer: DocumentAnswer
  readonly opened: Opened
  readonly chosen: Moment
  readonly readReleases: () => Promise<void>
  readonly children: React.ReactNode
}

/** The page as it was, and beside it what can be done with it. */
function Then({ answer, opened, chosen, readReleases, children }: ThenProps) {
  const { say: main } = useEditing()
  const say = usePublishWords()
  const [wanted, setWanted] = useState({ page: opened.page, language: opened.language })
  const [target, setTarget] = useState<Target | null>(null)
  const { site } = answer
  const page = site.pages.find(({ id }) => id === wanted.page) ?? site.pages[0]
  const language = site.languages.find(({ code }) => code === wanted.language) ?? site.languages[0]
  if (!page || !language) return null
  const place = { page: page.id, language: language.code }
  return (
    <>
      <div className={styles.then}>
        <div className={styles.note}>
          <span>{say('thenNote', { when: whenOf(chosen.at, say.language) })}</span>
          <select
            aria-label={main('page')}
            value={page.id}
            onChange={({ target: { value } }) => setWanted({ ...place, page: value })}
          >
            {site.pages.map((one) => (
              <option key={one.id} value={one.id}>
                {pageName(main, one, language.code)}
              </option>
            ))}
          </select>
          <select
            aria-label={main('language')}
            value={language.code}
            onChange={({ target: { value } }) => setWanted({ ...place, language: value })}
          >
            {site.languages.map((one) => (
              <option key={one.code} value={one.code} lang={one.code}>
                {one.localizedName || one.name}
              </option>
            ))}
          </select>
        </div>
        <MomentFrame
          moment={answer}
          when={whenOfMoment(chosen)}
          now={opened.site}
          {...place}
          choose={setTarget}
          target={target}
        />
      </div>
      <section className={styles.aside} aria-label={say('history')}>
        {children}
        {chosen.release && !chosen.release.isLive && <GoLive id={chosen.release.id} done={readReleases} />}
        <RestorePanel then={site} now={opened.site} {...place} target={target} />
      </section>
    </>
  )
}

/** Takes visitors back to an earlier release; the draft stays as it is. */
function GoLive({ id, done }: { readonly id: string; readonly done: () => Promise<void> }) {
  const { editor, server } = useEditing()
  const say = usePublishWords()
  const go = async () => {
    try {
      editor.wentLive(await requestsOf(server).goLive(id))
      editor.notify(say('nowLive'))
      await done()
    } catch {
      editor.notify(say('notNow'), 'warning')
    }
  }
  return (
    <div className={styles.live}>
      <button type="button" className={styles.second} data-go-live="" onClick={() => void go()}>
        {say('makeLive')}
      </button>
      <p>{say('makeLiveWhy')}</p>
    </div>
  )
}
