import { RequestError } from '@mimar/contract/client'
import type { Media } from '@mimar/document'
import { sentPatiently, type Waits } from '../server/sent-patiently.ts'
import type { Server } from '../server/server.ts'
import type { Editor } from '../state/editor.ts'
import type { Caret } from '../state/state.ts'
import type { KeptUploads } from './kept-uploads.ts'
import { newItemId, pictureList, placedMany } from './many.ts'
import { failureOf, type Refused, refusalBy, refusalOf } from './refusals.ts'

/** One of several files: how far it is, or why it did not arrive. */
export interface BatchFile {
  readonly file: File
  /** Shows the picture while only this device has it. */
  readonly url: string
  readonly share: number
  readonly media: Media | null
  readonly failure: ReturnType<typeof failureOf> | Refused['why'] | null
  /** What has to come back before it is sent again by itself. */
  readonly waits?: Waits | null
}

/** Files on their way to a list, in the order in which they will stand there. */
export interface Batch {
  readonly caret: Caret
  readonly files: readonly BatchFile[]
  /** All that could be sent was; what is left did not arrive. */
  readonly isOver: boolean
}

interface Parts {
  readonly editor: Editor
  readonly upload: Server['upload']
  readonly heard: (what: 'uploading' | 'uploaded' | 'uploadFailed') => void
  readonly show: (batch: Batch | null) => void
  /** What waits outlasts the tab there, and comes to the library then. */
  readonly kept: Pick<KeptUploads, 'keep'>
}

/** Sends several pictures one after another, and puts those that arrived in their list as one step. */
export class Batches {
  readonly #parts: Parts
  #batch: Batch | null = null
  #giveUp = new AbortController()
  /** Whether the place they were meant for has been filled. */
  #isTaken = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async send(caret: Caret, files: readonly File[]): Promise<void> {
    this.end()
    this.#isTaken = false
    await this.#run(
      caret,
      files.map((file) => ({
        ...{ file, url: URL.createObjectURL(file), share: 0, media: null, failure: refusalOf(file) },
      })),
    )
  }

  /** Sends once more what another try may bring. */
  async retry(): Promise<void> {
    const left = this.#batch?.files.filter(({ failure }) => failure !== null && canRetry(failure)) ?? []
    if (this.#batch && left.length > 0) {
      await this.#run(
        this.#batch.caret,
        left.map((one) => ({ ...one, share: 0, failure: null })),
      )
    }
  }

  /** Gives up what is on its way, and forgets what did not arrive. */
  end(): void {
    this.#giveUp.abort()
    for (const { url } of this.#batch?.files ?? []) URL.revokeObjectURL(url)
    this.#set(null)
  }

  async #run(caret: Caret, files: readonly BatchFile[]): Promise<void> {
    const giveUp = new AbortController()
    this.#giveUp = giveUp
    this.#set({ caret, files, isOver: false })
    this.#parts.heard('uploading')
    for (const { url, file, failure } of files) {
      if (failure === null) await this.#sendOne(url, file, giveUp.signal)
      if (giveUp.signal.aborted) return
    }
    this.#place(caret)
  }

  async #sendOne(url: string, file: File, signal: AbortSignal): Promise<void> {
    const { editor, upload, kept } = this.#parts
    let over: (() => void) | undefined
    try {
      const onProgress = (share: number) => this.#change(url, { share })
      const onWait = (waits: Waits | null) => {
        this.#change(url, { waits, share: 0 })
        if (waits) over ??= kept.keep({ caret: null, file })
      }
      const send = () => upload(file, file.name, { signal, onProgress })
      const { media, imageFiles } = await sentPatiently(send, { signal, onWait })
      if (signal.aborted) return
      editor.addPictures(imageFiles)
      this.#change(url, { media, share: 1 })
    } catch (error) {
      if (error instanceof RequestError && error.code === 'aborted') return
      this.#change(url, { failure: refusalBy(error) ?? failureOf(error) })
    } finally {
      over?.()
    }
  }

  #place(caret: Caret): void {
    const { editor, heard } = this.#parts
    const { opened } = editor.store.getState()
    const { files = [] } = this.#batch ?? {}
    const pictures = files.flatMap(({ media }) => media ?? [])
    const list = opened && pictureList(opened.site, caret, editor.catalog)
    if (pictures.length > 0) {
      const keeping = { do: 'together', operations: pictures.map((media) => keep(media)) } as const
      const kept = { name: { kind: 'Picture', template: 'Other' }, operations: [keeping] } as const
      // The list may have gone meanwhile; the pictures are in the library then.
      editor.do(list && list.index >= 0 ? placedMany(list, pictures, newItemId, this.#isTaken) : kept)
      this.#isTaken = true
      heard('uploaded')
    }
    const left = files.filter(({ failure }) => failure !== null)
    if (left.length === 0) {
      this.end()
      return
    }
    heard('uploadFailed')
    this.#set({ caret, files: left, isOver: true })
  }

  #change(url: string, change: Partial<BatchFile>): void {
    if (!this.#batch) return
    const files = this.#batch.files.map((one) => (one.url === url ? { ...one, ...change } : one))
    this.#set({ ...this.#batch, files })
  }

  #set(batch: Batch | null): void {
    this.#batch = batch
    this.#parts.show(batch)
  }
}

const keep = (media: Media) => ({ do: 'set-media', id: media.id, media }) as const

const PASSING: readonly BatchFile['failure'][] = ['connectionDropped', 'signInFirst', 'serverFailed']

/** Whether another try may bring it. */
export function canRetry(failure: BatchFile['failure']): boolean {
  return PASSING.includes(failure)
}
