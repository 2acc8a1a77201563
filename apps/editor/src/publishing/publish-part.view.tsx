import type { Part, Site } from '@mimar/document'
import { useEffect, useMemo, useState } from 'react'
import { DialogFrame } from '../desk/dialog-frame.view.tsx'
import { useCatalog, useEditing, useEditorState } from '../desk/editing.ts'
import { requestsOf } from '../server/publishing.ts'
import type { Opened } from '../state/state.ts'
import { CheckList } from './check-list.view.tsx'
import { rowsOf } from './findings.ts'
import { type PartScene, sceneOf } from './part-scene.ts'
import { PublishFoot } from './publish-foot.view.tsx'
import { publishPart } from './publish-part.ts'
import styles from './publishing.module.css'
import { usePublishWords } from './say.ts'
import { usePartName } from './use-part-name.ts'
import { wayBack } from './way-back.ts'

/** What stands in the way of publishing one page or one language alone; and the button. */
export function PublishPartDialog({ part }: { readonly part: Part }) {
  const editing = useEditing()
  const { editor, say: main } = editing
  const say = usePublishWords()
  const name = usePartName()(part)
  const connection = useEditorState((state) => state.connection)
  const { scene, isRefused } = usePartScene(part)
  const rows = useMemo(() => (scene?.why === null ? rowsOf(scene.findings) : []), [scene])
  useEffect(() => wayBack.setState({ isOpen: false }), [])
  const errors = rows.filter(({ level }) => level === 'error').length
  const waits = connection === 'offline' ? main('publishWaits') : null
  const refused = isRefused ? say('notNow') : null
  const why = scene?.why ? say(scene.why) : refused
  const reason = errors > 0 ? say('fixToPublish', { n: errors }) : (why ?? waits ?? (scene ? null : ''))
  return (
    <DialogFrame
      title={say('onlyTitle', { name })}
      width={560}
      foot={
        <PublishFoot
          reason={reason}
          isError={errors > 0}
          isMeasuring={false}
          publish={() => {
            editor.show({ dialog: null })
            void publishPart(editing, part)
          }}
          close={() => editor.show({ dialog: null })}
        />
      }
    >
      <div className={styles.body} data-publish-dialog="">
        <p className={styles.subtitle}>{say('onlyWhy')}</p>
        <CheckList rows={rows} />
      </div>
    </DialogFrame>
  )
}

/** What visitors would get, as the draft changes here; null until it is known what they read. */
function usePartScene(part: Part): { readonly scene: PartScene | null; readonly isRefused: boolean } {
  const catalog = useCatalog()
  const { editor, server } = useEditing()
  const opened = useEditorState((state) => state.opened) as Opened
  const [live, setLive] = useState<Site | null>(null)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    let isOver = false
    editor
      .save()
      .then(() => requestsOf(server).moment({ release: 'live' }))
      .then(
        ({ site }) => isOver || setLive(site),
        () => isOver || setRefused(true),
      )
    return () => {
      isOver = true
    }
  }, [editor, server])
  const { site, facts } = opened
  const scene = useMemo(
    () => (live ? sceneOf(live, { site, facts }, part, catalog) : null),
    [live, site, facts, part, catalog],
  )
  return { scene, isRefused }
}
