import { useEffect, useMemo } from 'react'
import { DialogFrame } from '../desk/dialog-frame.view.tsx'
import { useCatalog, useEditing, useEditorState } from '../desk/editing.ts'
import { Icon } from '../kit/icon.view.tsx'
import { useSample } from '../start/sample.ts'
import { publishStateOf } from '../state/save-state.ts'
import type { EditorState, Opened } from '../state/state.ts'
import { Changes, useDeeds } from './changes.view.tsx'
import { CheckList } from './check-list.view.tsx'
import { findingsOf, rowsOf } from './findings.ts'
import { useOverflows } from './overflows.ts'
import { PublishFoot } from './publish-foot.view.tsx'
import { PublishPartDialog } from './publish-part.view.tsx'
import styles from './publishing.module.css'
import { usePublishWords } from './say.ts'
import { wayBack } from './way-back.ts'

/** What stands in the way of publishing, what deserves a look, what will change; and the button. */
export function PublishDialog() {
  const part = useEditorState(({ dialog }) => (dialog?.kind === 'publish' ? dialog.part : undefined))
  return part ? <PublishPartDialog part={part} /> : <PublishSiteDialog />
}

function PublishSiteDialog() {
  const catalog = useCatalog()
  const { editor, say: main } = useEditing()
  const opened = useEditorState((state) => state.opened) as Opened
  const kind = useEditorState((state) => publishStateOf(state).kind)
  const count = useEditorState(countOf)
  const connection = useEditorState((state) => state.connection)
  const say = usePublishWords()
  const deeds = useDeeds(opened)
  const overflows = useOverflows()
  const sample = useSample(opened.site)
  const found = useMemo(() => findingsOf(opened, catalog, sample), [opened, sample, catalog])
  const rows = useMemo(() => rowsOf([...found, ...overflows.findings]), [found, overflows.findings])
  useEffect(() => wayBack.setState({ isOpen: false }), [])
  useEffect(() => void editor.save(), [editor])
  const errors = rows.filter(({ level }) => level === 'error').length
  const isUpToDate = kind === 'up-to-date' || kind === 'done'
  const title = count > 0 ? main('publishChanges', { n: count }) : main(isUpToDate ? 'upToDate' : 'publish')
  const reason = errors > 0 ? say('fixToPublish', { n: errors }) : waitingFor(connection, isUpToDate, main)
  const publish = () => {
    editor.show({ dialog: null })
    void editor.publish()
  }
  return (
    <DialogFrame
      title={title}
      width={560}
      foot={
        <PublishFoot
          reason={reason}
          isError={errors > 0}
          isMeasuring={overflows.isBusy}
          publish={publish}
          close={() => editor.show({ dialog: null })}
        />
      }
    >
      <div className={styles.body} data-publish-dialog="">
        <Subtitle opened={opened} deeds={deeds} />
        {rows.length === 0 ? <AllGood opened={opened} /> : <CheckList rows={rows} />}
        <Changes deeds={deeds} />
      </div>
    </DialogFrame>
  )
}

function countOf(state: EditorState): number {
  const found = publishStateOf(state)
  return found.kind === 'changes' && found.isCounted ? found.count : 0
}

type Main = ReturnType<typeof useEditing>['say']

function waitingFor(connection: string, isUpToDate: boolean, main: Main): string | null {
  if (connection === 'offline') return main('publishWaits')
  if (connection === 'signed-out') return main('publishNeedsSignIn')
  return isUpToDate ? main('upToDateWhy') : null
}

/** Where it will be read, and how much of it is new. */
function Subtitle({ opened, deeds }: { readonly opened: Opened; readonly deeds: ReturnType<typeof useDeeds> }) {
  const say = usePublishWords()
  const { host } = new URL(opened.facts.siteAddress)
  const isFirst = opened.publishedRevision === null
  const pages = isFirst ? opened.site.pages.length : deeds.pages
  const languages = isFirst ? activeCount(opened) : deeds.languages
  return (
    <p className={styles.subtitle}>
      <bdi dir="ltr">{host}</bdi>
      {(isFirst || deeds.isThere) && pages > 0 && (
        <>
          {' · '}
          {say(isFirst ? 'first' : 'changed', {
            pages: say('nPages', { n: pages }),
            languages: say('nLanguages', { n: languages }),
          })}
        </>
      )}
    </p>
  )
}

function AllGood({ opened }: { readonly opened: Opened }) {
  const say = usePublishWords()
  const counts = {
    pages: say('nPages', { n: opened.site.pages.length }),
    languages: say('nLanguages', { n: activeCount(opened) }),
  }
  return (
    <p className={styles.good}>
      <Icon name="checkCircle" />
      {say('allGood', counts)}
    </p>
  )
}

function activeCount({ site }: Opened): number {
  return site.languages.filter(({ isActive }) => isActive).length
}
