import type { KeptFile } from '@mimar/fields'
import { createStore } from 'zustand/vanilla'
import { askingBeforeLeaving } from '../kit/leaving.ts'
import { sentPatiently, type Waits } from '../server/sent-patiently.ts'
import type { Server } from '../server/server.ts'

/** A file on its way to a field, or one that did not get there. */
export interface FileOnItsWay {
  readonly name: string
  /** 0–1; null: it did not get there. */
  readonly share: number | null
  /** Why it did not, in a sentence of the server's; '' where the connection broke off. */
  readonly why: string
  /** What has to come back before it is sent again by itself. */
  readonly waits?: Waits | null
}

type Waiting = { readonly [place: string]: FileOnItsWay }

/** What is on its way, by the field and place it goes to. It goes on when the control is closed. */
export const fileWork = createStore<Waiting>(() => ({}))

const leaving = askingBeforeLeaving()
fileWork.subscribe((all) => leaving(Object.values(all).some(({ share }) => share !== null)))

const running = new Map<string, AbortController>()

/** Gives up what is on its way to a place, and forgets what was said of it. */
export function forgetFile(place: string): void {
  running.get(place)?.abort()
  running.delete(place)
  fileWork.setState(({ [place]: _, ...others }) => others, true)
}

interface Sending {
  readonly place: string
  readonly use: NonNullable<Parameters<Server['upload']>[2]>['use'] & string
  readonly upload: Server['upload']
  /** Told of the file once the server keeps it. */
  readonly kept: (file: KeptFile) => void
}

/** Says of a file why it is not even sent. */
export function refuseFile(place: string, name: string, why: string): void {
  forgetFile(place)
  tell(place, { name, share: null, why })
}

/** Sends a file to its place; what was on its way there is given up. */
export async function sendFile(file: File, { place, use, upload, kept }: Sending): Promise<void> {
  forgetFile(place)
  const { name } = file
  const giveUp = new AbortController()
  const isCurrent = () => running.get(place) === giveUp
  running.set(place, giveUp)
  const onProgress = (share: number) => isCurrent() && tell(place, { name, share, why: '' })
  const onWait = (waits: Waits | null) => isCurrent() && tell(place, { name, share: 0, why: '', waits })
  onProgress(0)
  try {
    const { signal } = giveUp
    const answer = await sentPatiently(() => upload(file, name, { use, signal, onProgress }), { signal, onWait })
    if (!isCurrent()) return
    forgetFile(place)
    kept(answer.file)
  } catch (failure) {
    if (!isCurrent()) return
    const { status = 0, message = '', code } = failure as { status?: number; message?: string; code?: string }
    const isTold = status >= 400 && code !== 'network-failed'
    tell(place, { name, share: null, why: isTold ? message : '' })
  }
}

const tell = (place: string, told: FileOnItsWay) => fileWork.setState({ [place]: told })
