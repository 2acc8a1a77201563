import type { Engine } from './engine.ts'
import { KEYS } from './engine.ts'

const WITHIN = 15_000
const STEP = 50

/** Somebody at an engine: presses what is seen, types, and waits until something is so. */
export interface Hand {
  readonly engine: Engine
  /** Waits until the body of a function returns something true, and answers it; `find` names elements, on the canvas too. */
  until(body: string): Promise<unknown>
  /** Presses the middle of the first element that a selector finds, once it stands still; `canvas ` in front looks inside the editor's page. */
  press(selector: string): Promise<void>
  /** Selects all that the caret is in, and types over it. */
  typeOver(words: string): Promise<void>
  type(words: string): Promise<void>
  /** One key, with Control held or not. */
  key(key: string, held?: 'Control' | 'Shift'): Promise<void>
}

/** What every script may use: `find` and `all`, also below `canvas `, and `boxOf` in the coordinates of the window. */
const PRELUDE = `
  const inCanvas = (selector) => selector.startsWith('canvas ')
  const frame = () => document.querySelector('main iframe')
  const all = (selector) => inCanvas(selector)
    ? [...(frame()?.contentDocument?.querySelectorAll(selector.slice(7)) ?? [])]
    : [...document.querySelectorAll(selector)]
  const isSeen = (one) => one.getClientRects().length > 0
  const find = (selector) => all(selector).find(isSeen)
  const boxOf = (selector) => {
    const one = find(selector)
    if (!one) return null
    const { left, top, width, height } = one.getBoundingClientRect()
    const around = inCanvas(selector) ? frame().getBoundingClientRect() : { left: 0, top: 0 }
    return { x: Math.round(left + around.left + width / 2), y: Math.round(top + around.top + height / 2), width, height }
  }
`

export function handOf(engine: Engine): Hand {
  const evaluate = (body: string) => engine.evaluate(`${PRELUDE}\n${body}`)
  const until = async (body: string) => {
    const end = Date.now() + WITHIN
    for (;;) {
      const found = await evaluate(body).catch((failure: Error) => (Date.now() > end ? Promise.reject(failure) : null))
      if (found) return found
      if (Date.now() > end) throw new Error(`${engine.name}: this never became true: ${body}`)
      await new Promise((resolve) => setTimeout(resolve, STEP))
    }
  }
  const still = async (selector: string) => {
    const name = JSON.stringify(selector)
    await until(`return Boolean(find(${name}))`)
    await evaluate(`find(${name}).scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })`)
    return (await until(`
      const now = () => JSON.stringify(boxOf(${name}))
      const frameAfter = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const before = now()
      await frameAfter()
      return before === now() && boxOf(${name})`)) as { x: number; y: number }
  }
  const keys = (actions: readonly object[]) => engine.act([{ type: 'key', id: 'keys', actions }])
  const down = (value: string) => ({ type: 'keyDown', value })
  const up = (value: string) => ({ type: 'keyUp', value })
  const hand: Hand = {
    engine,
    until,
    async press(selector) {
      const { x, y } = await still(selector)
      const pressed = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const actions = [{ type: 'pointerMove', x, y, duration: 0 }, ...pressed]
      await engine.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
    },
    async typeOver(words) {
      await hand.key('a', 'Control')
      await hand.type(words)
    },
    type: (words) => keys([...words].flatMap((letter) => [down(letter), up(letter)])),
    key: (key, held) => keys(held ? [down(KEYS[held]), down(key), up(key), up(KEYS[held])] : [down(key), up(key)]),
  }
  return hand
}
