// @vitest-environment jsdom
import type { Operation, Section, Site } from '@mimar/document'
import { afterEach, expect, test, vi } from 'vitest'
import { heroSite } from '../testing/sites.ts'
import { TestCanvas } from '../testing/test-canvas.ts'
import { TestSite } from '../testing/test-site.ts'
import { views } from './views.ts'

let open: TestCanvas | null = null
afterEach(() => {
  open?.stage.end()
  open?.one.close()
  open = null
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Of a template that alternates: whatever comes or goes turns all those below it. */
const text = (id: string): Section => {
  const [hero] = heroSite().pages[0]!.sections
  return { ...hero!, id, template: 'Text3', category: 'text', content: { title: { en: id } } }
}

function longSite(count: number): Site {
  const site = heroSite()
  const sections = Array.from({ length: count }, (_, at) => text(`s${at}`))
  return { ...site, pages: [{ ...site.pages[0]!, sections }] }
}

async function openLong(count: number): Promise<TestCanvas> {
  const canvas = await TestCanvas.open(new TestSite(longSite(count)))
  open = canvas
  // A long page comes in parts; who has gone to its end has all of it.
  canvas.one.editor.select(`s${count - 1}`)
  await vi.waitFor(() => canvas.text('title', `s${count - 1}`), { interval: 2, timeout: 15_000 })
  canvas.one.editor.select('s5')
  return canvas
}

/** What the page was asked and told while a change was drawn, and how many views were called. */
function countOn(canvas: TestCanvas, run: () => void) {
  const view = canvas.stage.page.defaultView as Window & typeof globalThis
  const calls: { [name: string]: number } = {}
  const spies = [
    ...spiesOn(view.Element.prototype, calls, ['getAttribute', 'setAttribute', 'removeAttribute', 'toggleAttribute']),
    ...spiesOn(view.Element.prototype, calls, ['hasAttribute', 'querySelectorAll', 'getBoundingClientRect']),
    ...spiesOn(view.Node.prototype, calls, ['insertBefore', 'appendChild', 'removeChild']),
    ...spiesOn(view.Document.prototype, calls, ['querySelector', 'querySelectorAll', 'createElement']),
  ]
  const Text3 = views.Text3!
  const drawn = vi.fn(Text3 as (...props: unknown[]) => unknown)
  views.Text3 = drawn as unknown as typeof Text3
  run()
  views.Text3 = Text3
  for (const spy of spies) spy.mockRestore()
  return { ...calls, views: drawn.mock.calls.length }
}

function spiesOn(prototype: object, calls: { [name: string]: number }, names: readonly string[]) {
  return names.map((name) => {
    const known = prototype as { [name: string]: (...given: unknown[]) => unknown }
    const was = known[name] as (...given: unknown[]) => unknown
    return vi.spyOn(known, name).mockImplementation(function (this: unknown, ...given) {
      calls[name] = (calls[name] ?? 0) + 1
      return was.apply(this, given)
    })
  })
}

const name = { kind: 'Text', template: 'Text3' } as const

const OPERATIONS: { readonly [what: string]: (place: string) => Operation } = {
  insert: (place) => ({ do: 'insert-section', place, after: 's5', section: text('new') }),
  move: (place) => ({ do: 'move-section', section: 's5', place, after: 's7' }),
  edit: () => ({ do: 'set-field', section: 's5', field: 'title', language: 'en', value: 'Rooms' }),
}

async function countAll(sections: number) {
  const canvas = await openLong(sections)
  const { editor, state } = canvas.one
  // What is asked for once is not counted.
  editor.do({ name, operations: [{ do: 'set-field', section: 's3', field: 'title', language: 'en', value: '' }] })
  return Object.entries(OPERATIONS).map(([what, operation]) => {
    const done = countOn(canvas, () => editor.do({ name, operations: [operation(state.opened!.page)] }))
    const undone = countOn(canvas, () => editor.undo())
    return { what, done, undone }
  })
}

test('what inserting, moving, editing and taking back costs does not grow with the sections of the page', async () => {
  const few = await countAll(40)
  open?.stage.end()
  open?.one.close()
  expect(await countAll(400)).toEqual(few)
  expect(few.map(({ done }) => done.views)).toEqual([1, 0, 2])
}, 60_000)

test('a new section is shown before anything is measured for rings and bars', async () => {
  const canvas = await openLong(100)
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const frames: FrameRequestCallback[] = []
  const asking = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((work) => frames.push(work))
  const boxes = vi.spyOn(canvas.stage.page.defaultView!.Element.prototype, 'getBoundingClientRect')
  canvas.one.editor.do({ name, operations: [OPERATIONS.insert!(canvas.one.state.opened!.page)] })
  canvas.one.editor.select('new')
  for (const frame of frames) frame(0)
  expect(boxes).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(boxes).toHaveBeenCalled())
  asking.mockRestore()
}, 60_000)

test('[SEC-11] sections far below a new one change their side in idle time', async () => {
  const canvas = await openLong(100)
  const page = canvas.stage.page
  const sides = () => [...page.querySelectorAll('main > [data-side]')].map((one) => one.getAttribute('data-side'))
  canvas.one.editor.do({ name, operations: [OPERATIONS.insert!(canvas.one.state.opened!.page)] })
  const wanted = sides().map((_, at) => (at % 2 === 0 ? sides()[0] : sides()[1]))
  expect(sides().slice(0, 30)).toEqual(wanted.slice(0, 30))
  expect(sides()).not.toEqual(wanted)
  await vi.waitFor(() => expect(sides()).toEqual(wanted), { interval: 20, timeout: 15_000 })
})

test('a canvas that is closed draws nothing more by itself', async () => {
  const canvas = await openLong(100)
  const page = canvas.stage.page
  const sides = () => [...page.querySelectorAll('main > [data-side]')].map((one) => one.getAttribute('data-side'))
  vi.useFakeTimers()
  canvas.one.editor.do({ name, operations: [OPERATIONS.insert!(canvas.one.state.opened!.page)] })
  const left = sides()
  canvas.stage.end()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sides()).toEqual(left)
})
