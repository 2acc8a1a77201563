import type { DeedEntry, DocumentAnswer, ReleaseEntry } from '@mimar/contract'
import { primaryLanguage } from '@mimar/document'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useEditing, useEditorState } from '../../desk/editing.ts'
import { requestsOf, type When } from '../../server/publishing.ts'
import { type Moment, momentsOf, whenOfMoment } from './moments.ts'

interface History {
  readonly moments: readonly Moment[]
  readonly isRefused: boolean
  /** Asks for what happened before; undefined when all is here. */
  readonly earlier: (() => void) | undefined
  /** Asks again which release visitors read. */
  readonly readReleases: () => Promise<void>
}

/** What happened to the site, as far as it was asked for. */
export function useHistory(): History {
  const { editor, server } = useEditing()
  const [deeds, setDeeds] = useState<readonly DeedEntry[] | null>(null)
  const [releases, setReleases] = useState<readonly ReleaseEntry[]>([])
  const [isAll, setAll] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const readReleases = useCallback(() => requestsOf(server).releases().then(setReleases), [server])
  const ask = useCallback(
    async (upTo?: number) => {
      const found = await requestsOf(server).history(upTo === undefined ? {} : { upTo })
      setDeeds((before) => [...(upTo === undefined ? [] : (before ?? [])), ...found])
      // Changes are counted from 1 without a gap; how many come at once is for the server to say.
      setAll((found.at(-1)?.revision ?? 1) <= 1)
    },
    [server],
  )
  useEffect(() => {
    editor
      .save()
      .then(() => Promise.all([readReleases(), ask()]))
      .catch(() => setRefused(true))
  }, [editor, readReleases, ask])
  const primary = useEditorState(({ opened }) => opened && primaryLanguage(opened.site).code) ?? ''
  const moments = useMemo(
    () => (deeds ? momentsOf(deeds, releases, { isAll, primary }) : []),
    [deeds, releases, isAll, primary],
  )
  const oldest = deeds?.at(-1)?.revision ?? 0
  const earlier = isAll || !deeds ? undefined : () => void ask(oldest - 1).catch(() => setRefused(true))
  return { moments, isRefused, earlier, readReleases }
}

/** Debounce: moments that are only passed by are not asked for. */
const RESTS_MS = 150

/** The site as it was at a moment; the last one while the next arrives. */
export function useMoment(moment: Moment | undefined): DocumentAnswer | null {
  const { server } = useEditing()
  const key = moment && JSON.stringify(whenOfMoment(moment))
  const known = useRef(new Map<string, Promise<DocumentAnswer>>())
  const [answer, setAnswer] = useState<DocumentAnswer | null>(null)
  useEffect(() => {
    if (!key) return
    let isOver = false
    const ask = () => {
      const asked = known.current.get(key) ?? requestsOf(server).moment(JSON.parse(key) as When)
      known.current.set(key, asked)
      asked.then(
        (found) => isOver || setAnswer(found),
        () => known.current.delete(key),
      )
    }
    const timer = setTimeout(ask, known.current.has(key) ? 0 : RESTS_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [server, key])
  return answer
}
