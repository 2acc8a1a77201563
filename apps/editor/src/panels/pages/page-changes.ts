import { findSection, type Operation, type Site } from '@mimar/document'
import { useEffect, useState } from 'react'
import { useEditing, useEditorState } from '../../chrome/editing.ts'

/** How many changes of each page visitors do not have yet; nothing while that is not known, or where none were published. */
export function usePageChanges(): ReadonlyMap<string, number> {
  const { editor, server } = useEditing()
  const revision = useEditorState(({ opened }) => opened?.revision)
  const published = useEditorState(({ opened }) => opened?.publishedRevision ?? null)
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    let isGone = false
    const count = async () => {
      const changes = published === null || revision === published ? [] : await server.readChanges(published)
      const { opened } = editor.store.getState()
      if (isGone || !opened) return
      const all = [...changes, ...opened.unsent]
      setCounts(
        countByPage(
          opened.site,
          all.map(({ operation }) => operation),
        ),
      )
    }
    // Without a connection there are no counts, which harms nobody.
    count().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [editor, server, revision, published])
  return counts
}

function countByPage(site: Site, operations: readonly Operation[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const operation of operations) {
    for (const page of new Set(pagesOf(site, operation))) counts.set(page, (counts.get(page) ?? 0) + 1)
  }
  return counts
}

function pagesOf(site: Site, operation: Operation): string[] {
  if (operation.do === 'together') return operation.operations.flatMap((one) => pagesOf(site, one))
  if ('page' in operation) return [typeof operation.page === 'string' ? operation.page : operation.page.id]
  const place = 'place' in operation ? operation.place : placeOf(site, operation)
  const [page = ''] = place.split('/')
  return site.pages.some(({ id }) => id === page) ? [page] : []
}

function placeOf(site: Site, operation: Operation): string {
  if (!('section' in operation) || typeof operation.section !== 'string') return ''
  return findSection(site, operation.section)?.place ?? ''
}
