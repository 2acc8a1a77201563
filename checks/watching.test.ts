import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CLIENT } from '../scripts/reloading.ts'
// @ts-expect-error plain JavaScript, shared with the command
import { watchSources } from '../scripts/watching.mjs'

describe('what is watched is built when it changes', () => {
  let folder = ''
  let told: string[] = []
  let stop = () => {}
  let ways: (() => void)[] = []
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'watching-'))
    mkdirSync(join(folder, 'templates/notes'), { recursive: true })
    told = []
    ways = []
  })
  afterEach(() => {
    stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Builds that end when the test says so. */
  const begin = (isFine: () => boolean = () => true) => {
    const watched = watchSources({
      ...{ sources: () => [folder], quiet: 40 },
      build: async () => {
        told.push('build')
        await new Promise<void>((done) => ways.push(done))
        return isFine()
      },
      taken: async () => void told.push('taken'),
    })
    stop = () => watched.stop()
  }
  const change = (name = 'templates/notes/notes.css') => writeFileSync(join(folder, name), String(Math.random()))
  const built = async () => {
    await vi.waitFor(() => expect(ways.length).toBeGreaterThan(0))
    ways.shift()!()
  }
  const tells = (...all: string[]) => vi.waitFor(() => expect(told).toEqual(all))

  test('several files that change at once are one build, and it is taken in', async () => {
    begin()
    for (const ending of ['.ts', '.css', '.view.tsx']) change(`templates/notes/notes${ending}`)
    await built()
    await tells('build', 'taken')
  })

  test('what changes during a build is built after it, never beside it', async () => {
    begin()
    change()
    await tells('build')
    change()
    change('mimar.config.ts')
    await built()
    await tells('build', 'taken', 'build')
    await built()
    await tells('build', 'taken', 'build', 'taken')
  })

  test('what cannot be built is not taken in, and the next change is tried', async () => {
    let isFine = false
    begin(() => isFine)
    change()
    await built()
    await tells('build')
    isFine = true
    change()
    await built()
    await tells('build', 'build', 'taken')
  })
})

describe('the editor that is open while sources are watched', () => {
  /** A window with a canvas that is so far down; `ask` is what the page does again and again. */
  const open = (scrollY: number, kept: Map<string, string>, height = 5000) => {
    const asks: (() => unknown)[] = []
    const state: { answer?: { ok: boolean; text: () => Promise<string> } } = {}
    const canvas = {
      ...{ scrollY, innerHeight: 800, document: { documentElement: { scrollHeight: height } } },
      scrollTo: (_: number, y: number) => void Object.assign(canvas, { scrollY: y }),
    }
    const reload = vi.fn()
    runInNewContext(CLIENT, {
      location: { reload },
      document: { querySelector: () => ({ contentWindow: canvas }) },
      sessionStorage: {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => kept.set(name, value),
        removeItem: (name: string) => kept.delete(name),
      },
      fetch: async () => state.answer ?? Promise.reject(new Error('no server')),
      setInterval: (run: () => unknown) => asks.push(run),
      clearInterval: (one: number) => {
        asks[one - 1] = () => {}
      },
    })
    const says = async (text: string | undefined, ok = true) => {
      if (text === undefined) delete state.answer
      else state.answer = { ok, text: async () => text }
      for (const ask of asks) await ask()
    }
    return { canvas, reload, says }
  }

  test('loads itself again when there is another build, and waits while the server starts', async () => {
    const { reload, says } = open(0, new Map())
    await says(undefined)
    await says('1')
    await says('1')
    await says('', false)
    await says(undefined)
    expect(reload).not.toHaveBeenCalled()
    await says('2')
    expect(reload).toHaveBeenCalledOnce()
  })

  test('stands where it stood, once the page is there', async () => {
    const kept = new Map<string, string>()
    const before = open(1900, kept)
    await before.says('1')
    await before.says('2')
    const after = open(0, kept, 800)
    await after.says('2')
    expect(after.canvas.scrollY).toBe(0)
    after.canvas.document.documentElement.scrollHeight = 5000
    await after.says('2')
    expect(after.canvas.scrollY).toBe(1900)
    // From then on whoever writes goes where they like.
    after.canvas.scrollY = 300
    await after.says('2')
    expect(after.canvas.scrollY).toBe(300)
  })
})
