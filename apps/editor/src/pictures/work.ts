import { RequestError } from '@mimar/contract/client'
import type { Media } from '@mimar/document'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { askingBeforeLeaving } from '../kit/leaving.ts'
import { altOf, isSameCaret, type PicturePlace, placeOfPicture } from '../places/picture.ts'
import { sentPatiently, type Waits } from '../server/sent-patiently.ts'
import type { Server } from '../server/server.ts'
import type { Editor } from '../state/editor.ts'
import type { Caret } from '../state/state.ts'
import { type Batch, Batches } from './batch.ts'
import type { KeptUploads } from './kept-uploads.ts'
import { chosenMany, newItemId, pictureList, roomFor } from './many.ts'
import { emptied, kept, placed, uploaded } from './picture-acts.ts'
import { failureOf, type Refused, refusalBy, refusalOf } from './refusals.ts'

/** A file on its way to a place on the page; `caret: null` goes to the library only. */
export interface Upload {
  readonly caret: Caret | null
  readonly file: File
  /** Shows the picture while only this device has it. */
  readonly url: string
  readonly share: number
  readonly failure: ReturnType<typeof failureOf> | null
  /** What has to come back before it is sent again by itself. */
  readonly waits: Waits | null
}

/** What is asked once after a picture has come: its words, and whether it is large enough. */
export interface Asked {
  readonly caret: Caret
  readonly wantsAlt: boolean
  readonly soft: { readonly has: number; readonly needs: number } | null
}

type Mode = 'alt' | 'replace' | 'more' | 'crop'

interface WorkState {
  readonly uploads: readonly Upload[]
  /** Several files on their way to a list. */
  readonly batch: Batch | null
  readonly refused: Refused | null
  readonly asked: Asked | null
  /** Where a dragged file would go. */
  readonly dropOn: Caret | null
  /** What is open at the selected picture. */
  readonly mode: Mode | null
}

const NOTHING: WorkState = { uploads: [], batch: null, refused: null, asked: null, dropOn: null, mode: null }

interface WorkParts {
  readonly editor: Editor
  readonly upload: Server['upload']
  /** How wide a picture has to be to look sharp at a place. */
  readonly neededWidth: (place: PicturePlace, ratio: number) => number
  /** Resolves when the page shows the picture that was put in a place, or does not soon. */
  readonly shown: (caret: Caret) => Promise<void>
  /** Tells once what did not go as wished. */
  readonly tell: (what: 'leftOut', values: { readonly n: number; readonly max: number }) => void
  readonly heard: (what: 'uploading' | 'uploaded' | 'uploadFailed') => void
  /** What waits outlasts the tab there. */
  readonly kept: KeptUploads
}

/** What goes on with the pictures of a site: uploads, and what is open at the selected one. Editing never waits for it (U32). */
export class PictureWork {
  readonly store: StoreApi<WorkState> = createStore(() => NOTHING)
  readonly #parts: WorkParts
  readonly #running = new Map<Upload['url'], AbortController>()
  /** What is called once an upload that is kept on this device need not be any more. */
  readonly #kept = new Map<Upload['url'], () => void>()

  readonly batches: Batches

  constructor(parts: WorkParts) {
    this.#parts = parts
    this.batches = new Batches({
      ...parts,
      show: (batch) => this.store.setState(batch ? { batch, refused: null, asked: null, mode: null } : { batch }),
    })
    const leaving = askingBeforeLeaving()
    this.store.subscribe(({ uploads, batch }) => leaving(uploads.length > 0 || batch !== null))
    void parts.kept.takeUp(({ caret, file }, over) => {
      const isBusy = caret && this.store.getState().uploads.some((one) => isSameCaret(one.caret, caret))
      if (isBusy) over()
      else this.#kept.set(this.#begin(caret, file).url, over)
    })
  }

  open(mode: Mode | null): void {
    this.store.setState({ mode })
  }

  dropOn(caret: Caret | null): void {
    if (!isSameCaret(this.store.getState().dropOn, caret)) this.store.setState({ dropOn: caret })
  }

  /** Sends a file, and puts it in its place when the server has it; a wrong one is refused with the reason. */
  upload(caret: Caret | null, file: File): void {
    this.cancel(caret)
    this.store.setState({ refused: null, asked: null, mode: null })
    const why = refusalOf(file)
    if (why) {
      this.store.setState({ refused: { caret, file, why } })
      return
    }
    this.#begin(caret, file)
  }

  /** Sends several files to the list that a place stands in, as far as it has room; a place that stands alone takes one. */
  uploadAll(caret: Caret, files: readonly File[]): void {
    const [first] = files
    const { editor } = this.#parts
    const { opened } = editor.store.getState()
    const list = opened && pictureList(opened.site, caret, editor.catalog)
    const max = list ? roomFor(list) : 1
    const taken = files.slice(0, max)
    if (files.length > max) this.#parts.tell('leftOut', { n: files.length - max, max })
    if (taken.length > 1) void this.batches.send(caret, taken)
    else if (first) this.upload(caret, first)
  }

  /** Sends it now, also while it waits. */
  retry({ url }: Upload): void {
    this.#running.get(url)?.abort()
    const failed = this.#change(url, { share: 0, failure: null, waits: null })
    if (failed) void this.#send(failed)
  }

  /** Gives up what is on its way to a place. */
  cancel(caret: Caret | null): void {
    for (const { caret: other, url } of this.store.getState().uploads) {
      if (!isSameCaret(other, caret)) continue
      this.#running.get(url)?.abort()
      this.#drop(url)
    }
  }

  /** Puts a picture of the library in a place. */
  place(caret: Caret, media: string): void {
    this.store.setState({ refused: null, asked: null, mode: null })
    this.cancel(caret)
    const place = this.#placeOf(caret)
    if (!place) return
    this.#parts.editor.do(placed(place, media))
    this.#ask(caret)
  }

  /** Puts several pictures of the library in the list that a place stands in, as one step. */
  placeAll(caret: Caret, pictures: readonly Media[]): void {
    const { editor } = this.#parts
    this.store.setState({ refused: null, asked: null, mode: null })
    this.cancel(caret)
    const { opened } = editor.store.getState()
    const list = opened && pictureList(opened.site, caret, editor.catalog)
    if (list && list.index >= 0) editor.do(chosenMany(list, pictures, newItemId))
  }

  empty(caret: Caret): void {
    this.store.setState({ refused: null, asked: null, mode: null })
    this.cancel(caret)
    const place = this.#placeOf(caret)
    if (place?.image.media) this.#parts.editor.do(emptied(place))
  }

  forget(what: 'refused' | 'asked'): void {
    this.store.setState({ [what]: null })
  }

  #begin(caret: Caret | null, file: File): Upload {
    const sent: Upload = { caret, file, url: URL.createObjectURL(file), share: 0, failure: null, waits: null }
    this.store.setState(({ uploads }) => ({ uploads: [...uploads, sent] }))
    this.#parts.heard('uploading')
    void this.#send(sent)
    return sent
  }

  async #send(sent: Upload): Promise<void> {
    const { editor, upload, heard } = this.#parts
    const { caret, file, url } = sent
    const giveUp = new AbortController()
    this.#running.set(url, giveUp)
    const { signal } = giveUp
    const onProgress = (share: number) => signal.aborted || this.#change(url, { share })
    const onWait = (waits: Waits | null) => {
      this.#change(url, { waits, share: 0 })
      if (waits) this.#keep(sent)
    }
    try {
      const send = () => upload(file, file.name, { signal, onProgress })
      const { media, imageFiles } = await sentPatiently(send, { signal, onWait })
      if (giveUp.signal.aborted) return
      editor.addPictures(imageFiles)
      const place = caret && this.#placeOf(caret)
      // The place may have gone meanwhile; the picture is in the library then.
      editor.do(place ? uploaded(place, media) : kept(media))
      heard('uploaded')
      if (caret && place) this.#ask(caret)
      // The preview stays until then, so that what stood there before is not seen again.
      if (caret && place) await this.#parts.shown(caret)
      this.#drop(url)
    } catch (error) {
      this.#failed(sent, error)
    } finally {
      if (this.#running.get(url) === giveUp) this.#running.delete(url)
    }
  }

  #failed({ caret, file, url }: Upload, error: unknown): void {
    if (error instanceof RequestError && error.code === 'aborted') return
    const why = refusalBy(error)
    this.#parts.heard('uploadFailed')
    if (why) {
      this.#drop(url)
      this.store.setState({ refused: { caret, file, why } })
      return
    }
    this.#change(url, { failure: failureOf(error) })
    this.#keep({ caret, file, url })
  }

  /** Until it was sent or given up it is on this device, also when the tab is not there any more. */
  #keep({ caret, file, url }: Pick<Upload, 'caret' | 'file' | 'url'>): void {
    const isThere = this.store.getState().uploads.some((one) => one.url === url)
    if (isThere && !this.#kept.has(url)) this.#kept.set(url, this.#parts.kept.keep({ caret, file }))
  }

  /** Asks for words where there are none in this language, and warns of a picture that is too small; once. */
  #ask(caret: Caret): void {
    const place = this.#placeOf(caret)
    const opened = this.#parts.editor.store.getState().opened
    if (!place?.medium || !opened || place.logo) return
    const { width, height } = place.medium
    const needs = this.#parts.neededWidth(place, width / height)
    const soft = width < needs ? { has: width, needs } : null
    const wantsAlt = !place.isBackground && altOf(place, opened.language) === ''
    if (wantsAlt || soft) this.store.setState({ asked: { caret, wantsAlt, soft } })
  }

  #placeOf(caret: Caret) {
    const { store, catalog } = this.#parts.editor
    const { opened } = store.getState()
    return opened ? placeOfPicture(opened.site, caret, catalog) : undefined
  }

  #change(url: string, change: Partial<Upload>): Upload | undefined {
    const before = this.store.getState().uploads.find((one) => one.url === url)
    if (!before) return undefined
    const after = { ...before, ...change }
    this.store.setState(({ uploads }) => ({ uploads: uploads.map((one) => (one === before ? after : one)) }))
    return after
  }

  #drop(url: string): void {
    this.store.setState(({ uploads }) => ({ uploads: uploads.filter((one) => one.url !== url) }))
    this.#kept.get(url)?.()
    this.#kept.delete(url)
    URL.revokeObjectURL(url)
  }
}
