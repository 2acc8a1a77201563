// Optimistic updates: a change is applied here first, and sent afterwards.
import {
  apply,
  applyNew,
  type Catalog,
  type Ceiling,
  isContentChange,
  isTranslationChange,
  type Operation,
  Problem,
  type Site,
  textsWritten,
} from '@mimar/document'
import { hasRight } from './rights.ts'
import { keysOf } from './seeing.ts'
import type { Change, Full, Leftover, Opened, Step, StepName } from './state.ts'
import { writtenIn } from './texts-in.ts'
import { rebased, stepsWithout, versionsIn, withVersions } from './versions.ts'

/** What a person did: one operation or several, as one step back. */
export interface Deed {
  readonly name: StepName
  readonly operations: readonly Operation[]
  /** What is done under the same name of a visit, with nothing else between, is one step back. */
  readonly visit?: string
}

type NewId = () => string

/** Makes a change here, with its step back and what has to be sent; nothing where the site refuses it. */
export function did(opened: Opened, deed: Deed, catalog: Catalog, newId: NewId): Opened {
  const done = tryOperations(opened, deed.operations, catalog, newId)
  if (!done) return withWords(opened, deed.operations, newId)
  if ('ceiling' in done) return withFull(opened, done, deed.operations, newId)
  // What changes nothing is no step, and takes away none that can be done again.
  if (done.opened.site === opened.site) return opened
  const last = opened.undo.at(-1)
  const isSameVisit = deed.visit !== undefined && last?.visit === deed.visit && opened.redo.length === 0
  const step: Step = {
    name: deed.name,
    page: opened.page,
    language: opened.language,
    operations: isSameVisit ? [...done.inverses, ...last.operations] : done.inverses,
    ...(deed.visit !== undefined && { visit: deed.visit }),
  }
  const earlier = isSameVisit ? opened.undo.slice(0, -1) : opened.undo
  return { ...done.opened, undo: [...earlier, step].slice(-MOST_STEPS), redo: [] }
}

/** Does more as part of the last step. The same as before when the site refuses it, or there is no step. */
export function joined(opened: Opened, operations: readonly Operation[], catalog: Catalog, newId: NewId): Opened {
  const last = opened.undo.at(-1)
  const done = last && tryOperations(opened, operations, catalog, newId)
  if (!last || !done || 'ceiling' in done) return opened
  const step = { ...last, operations: [...done.inverses, ...last.operations] }
  return { ...done.opened, undo: [...opened.undo.slice(0, -1), step] }
}

/** Takes back the last step. A step that no longer applies (its section is gone) falls away. */
export function undone(opened: Opened, catalog: Catalog, newId: NewId): Opened {
  const step = opened.undo.at(-1)
  if (!step) return opened
  const back = tryOperations(opened, step.operations, catalog, newId)
  const undo = opened.undo.slice(0, -1)
  if (back && 'ceiling' in back) return { ...opened, full: back }
  if (!back) return { ...opened, undo }
  return { ...back.opened, undo, redo: [...opened.redo, { ...step, operations: back.inverses }] }
}

/** Does again what was taken back last. */
export function redone(opened: Opened, catalog: Catalog, newId: NewId): Opened {
  const step = opened.redo.at(-1)
  if (!step) return opened
  const again = tryOperations(opened, step.operations, catalog, newId)
  const redo = opened.redo.slice(0, -1)
  if (again && 'ceiling' in again) return { ...opened, full: again }
  if (!again) return { ...opened, redo }
  return { ...again.opened, redo, undo: [...opened.undo, { ...step, operations: again.inverses }] }
}

/** What the server answered: which of our changes it has, at which revision, and what others did meanwhile. */
interface Answered {
  readonly revision: number
  readonly changes: readonly { readonly id: string; readonly revision: number }[]
  readonly missed: readonly { readonly id: string; readonly revision: number; readonly operation: Operation }[]
  /** Only where visitors read what is stored now. */
  readonly publishedRevision?: number | undefined
}

/** The server has our changes: they are no longer unsent, and what others did comes in below what still is. */
export function stored(opened: Opened, answer: Answered, catalog: Catalog): Opened {
  const receipts = new Map(answer.changes.map(({ id, revision }) => [id, revision]))
  const left = opened.unsent.filter(({ id }) => !receipts.has(id))
  if (left.length === opened.unsent.length && answer.missed.length === 0) return opened
  const ours = opened.unsent.flatMap(({ id, operation }) => {
    const revision = receipts.get(id)
    return revision !== undefined && revision > opened.revision ? [{ revision, operation }] : []
  })
  const isAlone = answer.missed.length === 0 && ours.length === receipts.size
  const missed = answer.missed.filter(({ revision }) => revision > opened.revision)
  const news = [...ours, ...missed].sort((one, two) => one.revision - two.revision)
  const base = news.reduce((site, { operation }) => applyOr(site, operation, catalog), opened.stored)
  const made = opened.unsent.filter(({ id }) => receipts.has(id))
  const revision = Math.max(opened.revision, answer.revision)
  const unsent = rebased(left, { from: opened.revision, to: revision, news: [...answer.missed, ...made] })
  // Alone and with nothing left to send, what is shown is what is stored: keeping the shown objects keeps the canvas still.
  const site = isAlone ? opened.site : onTop(base, unsent, catalog)
  const { publishedRevision } = answer
  const published = publishedRevision === undefined ? {} : { publishedRevision, publishedAhead: 0 }
  const shown = { stored: isAlone && unsent.length === 0 ? site : base, revision, site, unsent }
  return { ...opened, ...published, ...shown, ...twice(opened, answer) }
}

/** What is told of texts that somebody else had written first; their words are no step of ours to take back. */
function twice(opened: Opened, answer: Answered): Partial<Opened> {
  const found = versionsIn(opened.unsent, answer.missed)
  if (found.length === 0) return {}
  const keys = keysOf(found.map(({ write }) => write))
  return {
    versions: withVersions(opened.versions, found),
    undo: stepsWithout(opened.undo, keys),
    redo: stepsWithout(opened.redo, keys),
  }
}

/** The server refused one of our changes: it is taken off what is shown and kept for its author. */
export function refused(opened: Opened, id: string, catalog: Catalog): Opened {
  const change = opened.unsent.find((unsent) => unsent.id === id)
  if (!change) return opened
  const unsent = opened.unsent.filter((other) => other !== change)
  const leftover: Leftover = { change, text: writtenIn(change.operation) }
  const leftovers = leftover.text === '' ? opened.leftovers : [...opened.leftovers, leftover]
  const full = fullBy(opened.stored, change.operation, catalog)
  return { ...opened, unsent, leftovers, site: onTop(opened.stored, unsent, catalog), ...(full && { full }) }
}

/** The stored site with changes on top; one that does not apply is left out here and decided by the server. */
export function onTop(site: Site, changes: readonly Change[], catalog: Catalog): Site {
  return changes.reduce((shown, { operation }) => applyOr(shown, operation, catalog), site)
}

const MOST_STEPS = 200

function tryOperations(opened: Opened, operations: readonly Operation[], catalog: Catalog, newId: NewId) {
  if (!isAllowed(opened, operations, catalog)) return null
  try {
    const { site, inverses, changes } = applyAll(opened.site, operations, catalog, newId)
    return { opened: { ...opened, site, unsent: [...opened.unsent, ...changes] }, inverses }
  } catch (problem) {
    if (problem instanceof Problem) return fullOf(problem)
    throw problem
  }
}

/** Which ceiling a change would break; null where it was refused for another reason. */
function fullOf({ code, refusals: [first] }: Problem): Full | null {
  return code === 'site-full' && first ? { ceiling: first.at as Ceiling, max: Number(first.params.max) } : null
}

/** What was typed where it can no longer stand is kept for its author; what are no words is not. */
function withWords(opened: Opened, operations: readonly Operation[], newId: NewId): Opened {
  const lost = operations.flatMap(textsWritten).flatMap((operation) => {
    const text = writtenIn(operation)
    return text === '' ? [] : [{ change: { id: newId(), operation }, text }]
  })
  return lost.length === 0 ? opened : { ...opened, leftovers: [...opened.leftovers, ...lost] }
}

/** Nothing is changed; words that were typed are kept for their author. */
function withFull(opened: Opened, full: Full, operations: readonly Operation[], newId: NewId): Opened {
  const texts = operations.map((operation) => ({ change: { id: newId(), operation }, text: writtenIn(operation) }))
  return { ...opened, full, leftovers: [...opened.leftovers, ...texts.filter(({ text }) => text !== '')] }
}

function fullBy(site: Site, operation: Operation, catalog: Catalog): Full | null {
  try {
    applyNew(site, operation, catalog)
  } catch (problem) {
    if (problem instanceof Problem) return fullOf(problem)
    throw problem
  }
  return null
}

/** The server decides; this only spares everybody what it would refuse (U4). */
function isAllowed(opened: Opened, operations: readonly Operation[], catalog: Catalog): boolean {
  if (hasRight(opened, 'design-site')) return true
  const { account } = opened.facts
  const change: Operation = { do: 'together', operations }
  const language = account.guest?.translates ?? null
  if (language !== null) return isTranslationChange(opened.site, change, language, catalog)
  return hasRight(opened, 'edit-site') && isContentChange(opened.site, change, catalog)
}

function applyAll(start: Site, operations: readonly Operation[], catalog: Catalog, newId: NewId) {
  let site = start
  const inverses: Operation[] = []
  for (const operation of operations) {
    const applied = applyNew(site, operation, catalog)
    site = applied.site
    inverses.unshift(applied.inverse)
  }
  return { site, inverses, changes: operations.map((operation) => ({ id: newId(), operation })) }
}

function applyOr(site: Site, operation: Operation, catalog: Catalog): Site {
  try {
    return apply(site, operation, catalog).site
  } catch (problem) {
    if (problem instanceof Problem) return site
    throw problem
  }
}
