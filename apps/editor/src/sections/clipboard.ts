import { findSection, type Operation, primaryLanguage, type Section } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import { revealWhenDrawn } from '../canvas/reveal.ts'
import type { Stage } from '../canvas/stage.ts'
import type { Editing } from '../desk/editing.ts'
import { readPicture } from '../server/seldom.ts'
import { deviceStorage } from '../state/storage.ts'
import { templateName } from '../words/names.ts'
import { saySections } from '../words/sections.ts'
import { PARCEL_TYPE, type Parcel, pack, plainText, readParcel, sameIn, unpack } from './parcel.ts'
import { newSectionId } from './section-id.ts'

const SHELF = 'mimar:sections'
let shelf: Parcel | null = null

/** What was copied last in this browser, on any site. */
export function readShelf(): Parcel | null {
  try {
    return readParcel(deviceStorage.getItem(SHELF) ?? '') ?? shelf
  } catch {
    return shelf
  }
}

/** Copies a section with all its languages and pictures, also for other windows and programs. */
export function copySection(editing: Editing, section: Section): void {
  tell(editing, section, putOut(editing, section) ? 'copied' : 'copiedHere')
}

/** Copies a section and takes it out of its page. */
export function cutSection(editing: Editing, section: Section): void {
  tell(editing, section, putOut(editing, section) ? 'cutOut' : 'copiedHere', true)
  takeOut(editing, section)
}

function tell(
  { editor, say }: Editing,
  { template }: Section,
  what: 'copied' | 'cutOut' | 'copiedHere',
  hasUndo = false,
) {
  const words = saySections(say.language)(what, { section: templateName(say, template) })
  editor.notify(words, what === 'copiedHere' ? 'warning' : 'plain', hasUndo)
}

/** Whether it is on the system's clipboard, too; here it is kept in any case. */
function putOut({ editor }: Editing, section: Section): boolean {
  const { opened } = editor.store.getState()
  if (!opened) return false
  const parcel = pack([section], opened, editor.catalog)
  keep(parcel)
  let isOut = false
  const put = (event: ClipboardEvent) => {
    write(event, parcel, editor.catalog)
    isOut = true
  }
  document.addEventListener('copy', put, { once: true, capture: true })
  // The one way to the system's clipboard that takes a type of our own and asks for nothing.
  const isAllowed = document.execCommand('copy')
  document.removeEventListener('copy', put, { capture: true })
  return isAllowed && isOut
}

/** Brings sections to below the selected one, or to the end of the page. */
export async function pasteBelow(editing: Editing, stage: Stage, parcel: Parcel | null): Promise<void> {
  const { editor, say: main } = editing
  const say = saySections(main.language)
  const { opened } = editor.store.getState()
  if (!opened || !parcel) return
  const own = opened.site.pages.find(({ id }) => id === opened.page)?.sections ?? []
  const selected = own.find(({ id }) => id === opened.selected) ?? own.at(-1)
  const brought = await bringPictures(editing, parcel)
  const words = { from: parcel.primary, to: primaryLanguage(opened.site).code }
  const sections = parcel.sections.map((section) =>
    unpack(section, newSectionId(), brought.pictures, words, editor.catalog),
  )
  const operations = sections.map((section, index): Operation => {
    const after = index === 0 ? (selected?.id ?? null) : (sections[index - 1]?.id ?? null)
    return { do: 'insert-section', place: opened.page, after, section }
  })
  const before = editor.store.getState().opened
  const template = sections[0]?.template ?? ''
  editor.do({ name: { kind: 'SectionPasted', template }, operations: [...brought.operations, ...operations] })
  const last = sections.at(-1)?.id
  const now = editor.store.getState().opened
  if (now?.site === before?.site || last === undefined) {
    // A site that is full says so by itself.
    if (now?.full === before?.full) editor.notify(say('pasteRefused'), 'warning')
    return
  }
  editor.select(last)
  revealWhenDrawn(stage, last)
  stage.focus()
  if (brought.isIncomplete) editor.notify(say('picturesLeft'), 'warning')
}

/** Ctrl+C, X and V while a section is selected and no text has the caret (U43). */
export function listenToClipboard(editing: Editing, stage: Stage): () => void {
  const ending = new AbortController()
  const take = (event: ClipboardEvent) => taken(event, editing)
  const paste = (event: ClipboardEvent) => {
    const parcel = isFree(event, editing) ? parcelIn(event, editing.editor.catalog) : null
    if (!parcel) return
    stop(event)
    void pasteBelow(editing, stage, parcel)
  }
  for (const view of [window, stage.page.defaultView as Window]) {
    view.addEventListener('copy', take, { capture: true, signal: ending.signal })
    view.addEventListener('cut', take, { capture: true, signal: ending.signal })
    view.addEventListener('paste', paste, { capture: true, signal: ending.signal })
  }
  return () => ending.abort()
}

function taken(event: ClipboardEvent, editing: Editing): void {
  const { editor } = editing
  const { opened } = editor.store.getState()
  const section = opened?.selected ? findSection(opened.site, opened.selected)?.section : undefined
  if (!opened || !section || !isFree(event, editing)) return
  const parcel = pack([section], opened, editor.catalog)
  keep(parcel)
  write(event, parcel, editor.catalog)
  const isCut = event.type === 'cut'
  tell(editing, section, isCut ? 'cutOut' : 'copied', isCut)
  if (isCut) takeOut(editing, section)
}

/** Whether a press of the keys means the section: no text, field, picture or dialog has the focus. */
function isFree(event: ClipboardEvent, { editor }: Editing): boolean {
  const { caret, chosen, dialog } = editor.store.getState()
  const target = event.target as Element | null
  const isField = target?.closest?.('input, textarea, select, [contenteditable]') != null
  return !caret && !chosen && !dialog && !isField
}

function takeOut({ editor }: Editing, section: Section): void {
  const { opened } = editor.store.getState()
  const found = opened && findSection(opened.site, section.id)
  if (!found) return
  const { sections, index } = found
  editor.do({
    name: { kind: 'SectionRemoved', template: section.template },
    operations: [{ do: 'remove-section', section: section.id }],
  })
  editor.select((sections[index + 1] ?? sections[index - 1])?.id ?? null)
}

interface Brought {
  readonly operations: readonly Operation[]
  /** A picture's name where it came from → its name here. */
  readonly pictures: ReadonlyMap<string, string>
  readonly isIncomplete: boolean
}

/** Pictures the site has already are used; the others are sent to it. What cannot be had leaves its place empty. */
async function bringPictures({ editor, server }: Editing, parcel: Parcel): Promise<Brought> {
  const operations: Operation[] = []
  const pictures = new Map<string, string>()
  for (const media of parcel.media) {
    const site = editor.store.getState().opened?.site
    const same = site && sameIn(site, parcel, media)
    if (same !== undefined) {
      pictures.set(media.id, same)
      continue
    }
    try {
      const bytes = await readPicture(parcel.files[media.id] ?? '')
      const { media: kept, imageFiles } = await server.upload(bytes, media.source.split('/').at(-1) || media.id)
      editor.addPictures(imageFiles)
      const { alt, focal, credit } = media
      if (!site || !Object.hasOwn(site.media, kept.id)) {
        operations.push({ do: 'set-media', id: kept.id, media: { ...kept, alt, focal, credit } })
      }
      pictures.set(media.id, kept.id)
    } catch {
      // The picture stays behind; its place says so.
    }
  }
  return { operations, pictures, isIncomplete: pictures.size < parcel.media.length }
}

function parcelIn({ clipboardData }: ClipboardEvent, catalog: TemplateCatalog): Parcel | null {
  const text = clipboardData?.getData(PARCEL_TYPE) ?? ''
  if (text !== '') return readParcel(text)
  // Browsers that keep only types they know leave the words; then what was copied here last is meant.
  const known = readShelf()
  const plain = clipboardData?.getData('text/plain') ?? ''
  return known && plain === plainText(known.sections, known.primary, catalog) ? known : null
}

function write(event: ClipboardEvent, parcel: Parcel, catalog: TemplateCatalog): void {
  event.clipboardData?.setData(PARCEL_TYPE, JSON.stringify(parcel))
  event.clipboardData?.setData('text/plain', plainText(parcel.sections, parcel.primary, catalog))
  stop(event)
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function keep(parcel: Parcel): void {
  shelf = parcel
  try {
    deviceStorage.setItem(SHELF, JSON.stringify(parcel))
  } catch {
    // Full or forbidden: pasting still works in this window.
  }
}
