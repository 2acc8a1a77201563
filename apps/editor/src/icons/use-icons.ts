import type { IconsAnswer } from '@mimar/contract'
import { useEffect, useMemo, useState } from 'react'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { sayPart } from '../words/words.ts'
import { type IconGroup, namesIn } from './groups.ts'
import type { Meanings } from './meanings/en.ts'
import { calledBy, namesFor, readMeanings } from './meanings.ts'
import { iconWords } from './words.ts'

type Shape = IconsAnswer['icons'][string]

/** How long after a failure it is tried again (VIS-4), and how long somebody may go on typing before the server is asked. */
const AGAIN_AFTER = 1_000
const TYPED_AFTER = 200

/** Shapes that have come once are not asked for again. */
const shapes = new Map<string, Shape>()

/** An icon that can be chosen. */
export interface Choice {
  readonly name: string
  /** What it is called in the language of the editor. */
  readonly called: string
  readonly shape: Shape
}

interface FoundIcons {
  readonly icons: readonly Choice[]
  readonly isLoading: boolean
  /** Asks for the next ones, where there are more. */
  readonly more: (() => void) | null
  /** What any icon is called. */
  readonly called: (name: string) => string
}

interface Found {
  readonly key: string
  readonly names: readonly string[]
  /** How many of those the sets have under these words came already. */
  readonly had: number
  readonly total: number
}

interface Asked {
  readonly names: readonly string[]
  /** What is asked of the sets themselves; null where nothing is. */
  readonly search: string | null
  readonly from: number
}

export function useIconSay() {
  const { language } = useEditing().say
  return useMemo(() => sayPart(iconWords, language), [language])
}

/** The icons of a group, or those that fit what is searched for; comes again by itself when a set could not be had. */
export function useIcons(group: IconGroup, query: string): FoundIcons {
  const meanings = useMeanings()
  const [next, setNext] = useState({ key: '', from: 0 })
  const [found, setFound] = useState<Found>()
  const key = meanings === null ? null : query.trim() === '' ? `group ${group}` : `words ${query.trim()}`
  const { server } = useEditing()
  const from = next.key === key ? next.from : 0
  useEffect(() => {
    if (key === null || meanings === null) return
    const ending = new AbortController()
    const asked = { ...askedFor(meanings, group, query.trim()), from }
    const wait = query.trim() === '' ? 0 : TYPED_AFTER
    const ask = async () => {
      const answer = await read(asked, (values) =>
        server.client.ask('GET /sites/:id/icons', { query: values, signal: ending.signal }),
      )
      setFound((before) => {
        const earlier = before?.key === key && from > 0 ? before.names : []
        return { ...answer, key, names: [...new Set([...earlier, ...answer.names])] }
      })
    }
    void untilDone(ask, wait, ending.signal)
    return () => ending.abort()
  }, [key, meanings, group, query, from, server])
  return useMemo(() => {
    const names = found?.key === key ? found.names : []
    const icons = names.flatMap((name) => {
      const shape = shapes.get(name)
      return shape ? [{ name, shape, called: calledBy(meanings ?? [], name) }] : []
    })
    const isHere = found?.key === key
    const hasMore = isHere && found.total > found.had
    const more = hasMore ? () => setNext({ key: found.key, from: found.had }) : null
    return { icons, isLoading: !isHere, more, called: (name) => calledBy(meanings ?? [], name) }
  }, [found, key, meanings])
}

/** What icons are called, once it has come; asked for until it has. */
function useMeanings(): readonly Meanings[] | null {
  const { language } = useEditing().say
  const ofPage = useEditorState((state) => state.opened?.language ?? '')
  const [meanings, setMeanings] = useState<readonly Meanings[] | null>(null)
  useEffect(() => {
    const ending = new AbortController()
    void untilDone(async () => setMeanings(await readMeanings(language, ofPage)), 0, ending.signal)
    return () => ending.abort()
  }, [language, ofPage])
  return meanings
}

function askedFor(meanings: readonly Meanings[], group: IconGroup, query: string): Omit<Asked, 'from'> {
  if (query !== '') {
    // The sets are named in English: other letters are none of theirs.
    return { names: namesFor(meanings, query), search: /[a-z0-9]/i.test(query) ? query : null }
  }
  return group === 'all' ? { names: [], search: '' } : { names: namesIn(group), search: null }
}

async function read(
  { names, search, from }: Asked,
  get: (query: Readonly<Record<string, string | number>>) => Promise<IconsAnswer>,
): Promise<Omit<Found, 'key'>> {
  const unknown = from === 0 ? names.filter((name) => !shapes.has(name)) : []
  const [named, found] = await Promise.all([
    unknown.length > 0 ? get({ names: unknown.join(',') }) : null,
    search === null ? null : get({ search, from }),
  ])
  for (const answer of [named, found]) {
    for (const [name, shape] of Object.entries(answer?.icons ?? {})) shapes.set(name, shape)
  }
  const others = Object.keys(found?.icons ?? {})
  return { names: [...(from === 0 ? names : []), ...others], had: from + others.length, total: found?.total ?? 0 }
}

async function untilDone(act: () => Promise<void>, wait: number, signal: AbortSignal): Promise<void> {
  for (let pause = wait; ; pause = AGAIN_AFTER) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return
    try {
      return await act()
    } catch {
      if (signal.aborted) return
    }
  }
}
