import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type OwnWindow, withOwnWindow } from './editor-browser.ts'
import { type Compared, type Cookies, comparedRows, type Subject, takeTurns } from './editor-subjects.ts'
import type { Row } from './table.ts'

const EDITS = 200
const LONGEST = 60_000
/** What an editor does after the last edit is over by then. */
const SETTLED = 2_000

interface Evaluated<Value> {
  readonly result: { readonly value?: Value }
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } }
}

interface Text {
  readonly x: number
  readonly y: number
}

/** Megabytes of script's objects that are still in use after many edits, each of another text, by real clicks and keys in a browser of its own; `snapshot` names a file for all of them. */
export function heapAfterEdits(
  cookies: Cookies,
  { address }: Subject,
  texts: string,
  snapshot?: string,
): Promise<number> {
  return withOwnWindow(cookies, async (window) => {
    const loaded = window.once('Page.loadEventFired')
    await window.send('Page.navigate', { url: address })
    await loaded
    await evaluate(window, waitForTexts, { texts, edits: EDITS, longest: LONGEST })
    await pause(SETTLED)
    for (let index = 0; index < EDITS; index += 1) await edit(window, texts, index)
    await evaluate(window, isSaved, LONGEST)
    await pause(SETTLED)
    const changed = await evaluate(window, countChanged, texts)
    if (changed < EDITS) throw new Error(`Of ${EDITS} texts at ${address} only ${changed} were edited.`)
    await window.send('HeapProfiler.collectGarbage')
    const { usedSize } = await window.send<{ readonly usedSize: number }>('Runtime.getHeapUsage')
    if (snapshot !== undefined) await takeSnapshot(window, snapshot)
    return usedSize / 1e6
  })
}

async function evaluate<Argument, Value>(
  window: OwnWindow,
  work: (argument: Argument) => Value | Promise<Value>,
  argument: Argument,
): Promise<Value> {
  const { result, exceptionDetails } = await window.send<Evaluated<Value>>('Runtime.evaluate', {
    expression: `(${work})(${JSON.stringify(argument)})`,
    ...{ awaitPromise: true, returnByValue: true },
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value as Value
}

/** Presses a text until the caret stands there, and types a letter. */
async function edit(window: OwnWindow, texts: string, index: number): Promise<void> {
  for (const end = performance.now() + LONGEST; ; ) {
    const { x, y } = await evaluate(window, bringIntoSight, { texts, index })
    const mouse = { x, y, button: 'left', clickCount: 1 }
    await window.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseMoved', button: 'none' })
    await window.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' })
    await window.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' })
    if (await evaluate(window, hasCaret, { texts, index })) break
    if (performance.now() > end) throw new Error(`The caret did not come into text ${index}.`)
  }
  await window.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'x', code: 'KeyX', text: 'x' })
  await window.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'x', code: 'KeyX' })
}

async function waitForTexts(asked: { texts: string; edits: number; longest: number }): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const canvas = () => document.querySelector('iframe')?.contentDocument ?? document
  for (const end = performance.now() + asked.longest; performance.now() < end; await frame()) {
    const isOurs = document.querySelector('iframe') !== null
    const isThere = !isOurs || canvas().querySelector('html[style*="--your-text"]') !== null
    if (isThere && canvas().querySelectorAll(asked.texts).length >= asked.edits) break
  }
  await canvas().fonts.ready
  const told = [...canvas().querySelectorAll(asked.texts)].map((text) => text.textContent)
  Object.assign(window, { before: told.slice(0, asked.edits) })
}

async function bringIntoSight({ texts, index }: { texts: string; index: number }): Promise<Text> {
  const frame = document.querySelector('iframe')
  const found = (frame?.contentDocument ?? document).querySelectorAll<HTMLElement>(texts)[index] as HTMLElement
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const around = frame?.getBoundingClientRect() ?? { x: 0, y: 0 }
  const { x, y, height } = found.getBoundingClientRect()
  return { x: around.x + x + 8, y: around.y + y + height / 2 }
}

function hasCaret({ texts, index }: { texts: string; index: number }): boolean {
  const canvas = document.querySelector('iframe')?.contentDocument ?? document
  const { activeElement } = canvas
  const isEditable = (activeElement as HTMLElement | null)?.isContentEditable === true
  return isEditable && canvas.querySelectorAll(texts)[index]?.contains(activeElement) === true
}

async function isSaved(longest: number): Promise<void> {
  const canvas = document.querySelector('iframe')?.contentDocument ?? document
  ;(canvas.activeElement as HTMLElement | null)?.blur()
  const isWaiting = () => document.querySelector('[data-save]:not([data-save="saved"])') !== null
  for (const end = performance.now() + longest; isWaiting() && performance.now() < end; )
    await new Promise((resolve) => requestAnimationFrame(resolve))
}

function countChanged(texts: string): number {
  const canvas = document.querySelector('iframe')?.contentDocument ?? document
  const { before } = window as unknown as { before: readonly string[] }
  const now = [...canvas.querySelectorAll(texts)].slice(0, before.length)
  const changed = now.filter((text, index) => text.textContent !== before[index]).length
  Object.assign(window, { before: undefined })
  return changed
}

async function takeSnapshot(window: OwnWindow, file: string): Promise<void> {
  const chunks: string[] = []
  window.on('HeapProfiler.addHeapSnapshotChunk', (params) => chunks.push((params as { readonly chunk: string }).chunk))
  await window.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  writeFileSync(file, chunks.join(''))
}

/** What is in use after many edits: all in turns. */
export async function heapRows(compared: Compared, texts: string): Promise<readonly Row[]> {
  const rounds = await takeTurns(compared, (subject) => heapAfterEdits(compared.cookies, subject, texts))
  return comparedRows(compared, rounds, (one) => one, {
    ...{ what: `heap after ${EDITS} edits on ${compared.sections}`, unit: 'MB', budget: 5 },
  })
}
