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
  vi.restoreAllMocks()
})

const text = (id: string): Section => {
  const [hero] = heroSite().pages[0]!.sections
  return { ...hero!, id, template: 'Text10', category: 'text', content: { title: { en: id } } }
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
  canvas.one.editor.select('s20')
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
  const Text10 = views.Text10!
  const drawn = vi.fn(Text10 as (...props: unknown[]) => unknown)
  views.Text10 = drawn as unknown as typeof Text10
  run()
  views.Text10 = Text10
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

const OPERATIONS: { readonly [what: string]: (place: string) => Operation } = {
  insert: (place) => ({ do: 'insert-section', place, after: 's20', section: text('new') }),
  move: (place) => ({ do: 'move-section', section: 's20', place, after: 's22' }),
  edit: () => ({ do: 'set-field', section: 's20', field: 'title', language: 'en', value: 'Rooms' }),
}

async function countAll(sections: number) {
  const canvas = await openLong(sections)
  const { editor, state } = canvas.one
  const name = { kind: 'Text', template: 'Text10' } as const
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
})
