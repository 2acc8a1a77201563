import type { ImportRefused } from '@mimar/contract'
import { useEffect, useRef, useState } from 'react'
import { useHome } from '../home/home.ts'
import type { ImportWish } from '../home/import-server.ts'
import { isSignedOut, serverSentence } from '../home/sites-server.ts'
import { type Ending, type ImportProgress, sendSite } from './send-site.ts'
import { forgetKey, keyOf } from './sending-keys.ts'
import { useTransferWords } from './words.ts'

type Faults = ImportRefused['faults']

/** Where the import of a file is. */
export type ImportStage =
  | { readonly kind: 'asking' }
  | { readonly kind: 'working'; readonly progress: ImportProgress }
  | { readonly kind: 'refused'; readonly why: string; readonly faults: Faults }
  | { readonly kind: 'findings'; readonly site: string; readonly findings: Faults }

interface Options {
  readonly file: File
  readonly added: (id: string) => void
  readonly close: () => void
}

type Show = (stage: ImportStage) => void

/** Sends a file, and cancels it where it is left before its end. */
export function useSending(options: Options) {
  const [stage, show] = useState<ImportStage>({ kind: 'asking' })
  const { start, cancel } = useRun(options, show)
  useLeaving(stage.kind === 'working' && ['sending', 'waiting'].includes(stage.progress.step))
  return { stage, start: (wish: ImportWish) => void start(wish), cancel }
}

const beginning = ({ size }: File): ImportStage => ({
  kind: 'working',
  progress: { step: 'sending', done: 0, total: size },
})

/** One sending of a file, from its first byte to what became of it. */
function useRun(options: Options, show: Show) {
  const { file, close } = options
  const { server, say: sayHome, tell } = useHome()
  const say = useTransferWords()
  const end = useEnd(options, show)
  const running = useRef<AbortController>(null)

  async function start(wish: ImportWish) {
    const cancelling = new AbortController()
    running.current = cancelling
    show(beginning(file))
    const { signal } = cancelling
    const asked = { key: keyOf(file, localStorage), wish, server, signal, pause: worthTrying }
    try {
      const ending = await sendSite(file, { ...asked, tell: (progress) => show({ kind: 'working', progress }) })
      forgetKey(file, localStorage)
      running.current = null
      end(ending)
    } catch (error) {
      if (signal.aborted) return
      if (isSignedOut(error)) return location.reload()
      running.current = null
      if (isOfAddress(error)) return show({ kind: 'asking' })
      show({ kind: 'refused', why: serverSentence(error) || sayHome('unreachable'), faults: [] })
    }
  }

  function cancel() {
    const cancelling = running.current
    running.current = null
    close()
    if (!cancelling) return
    cancelling.abort()
    const cancelled = server.cancelImport(keyOf(file, localStorage)).then(() => say('cancelled'))
    forgetKey(file, localStorage)
    void cancelled.catch(() => sayHome('unreachable')).then(tell)
  }

  return { start, cancel }
}

/** What is shown, and told to the list, when it is over. */
function useEnd({ added, close }: Options, show: Show) {
  const { tell } = useHome()
  const say = useTransferWords()
  return (ending: Ending) => {
    if ('refused' in ending) {
      const { message, faults = [] } = ending.refused
      if (isOfAddress(ending.refused)) return show({ kind: 'asking' })
      return show({ kind: 'refused', why: message, faults })
    }
    const { id, name, findings = [] } = ending.site
    tell(say('imported', { site: name }))
    if (findings.length > 0) show({ kind: 'findings', site: id, findings })
    else close()
    added(id)
  }
}

/** Somebody else has the address by now: another one is asked for, where its field says so. */
function isOfAddress(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('slug-')
}

/** The browser asks before the page is left while bytes are on their way. */
function useLeaving(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isSending])
}

/** After so many milliseconds, or when the device has found a network. */
function worthTrying(time: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, time)
    addEventListener('online', done)
  })
}
