import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cookie } from '@playwright/test'
import { BROWSER } from '../e2e/browser.ts'

const SIZE = { width: 1440, height: 900 }
/** A browser that has not answered by then never will: the run says so instead of waiting for ever. */
const LONGEST_MS = 120_000
const ARGUMENTS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--lang=en-GB']

/** A window that is spoken to through the browser's protocol, and holds nothing of the program that speaks. */
export interface OwnWindow {
  send<Answer = object>(method: string, params?: object): Promise<Answer>
  /** Resolves when it tells of an event next. */
  once(event: string): Promise<void>
  /** Is told all that it says with an event. */
  on(event: string, listener: (params: object) => void): void
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: object
  readonly result?: object
  readonly error?: { readonly message: string }
}

/**
 * A browser in which nothing measures from within: Playwright brings a JavaScript world of its own into every frame,
 * a quarter of a megabyte each, which no owner has.
 */
export async function withOwnWindow<Result>(
  cookies: readonly Cookie[],
  work: (window: OwnWindow) => Promise<Result>,
): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'mimar-profile-'))
  const browser = spawn(BROWSER, [...ARGUMENTS, '--remote-debugging-port=0', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const ended = new Promise((resolve) => browser.once('exit', resolve))
  try {
    const socket = new WebSocket(await windowOf(await portOf(browser.stderr)))
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
    const window = speakOver(socket)
    await window.send('Page.enable')
    await window.send('Emulation.setDeviceMetricsOverride', { ...SIZE, deviceScaleFactor: 1, mobile: false })
    await window.send('Network.setCookies', {
      cookies: cookies.map(({ expires, ...cookie }) => (expires < 0 ? cookie : { ...cookie, expires })),
    })
    return await work(window)
  } finally {
    // Debian's program is a script that starts the browser: both end, or the browser goes on beside what is measured next.
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL')
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  }
}

async function portOf(output: AsyncIterable<Buffer>): Promise<string> {
  let said = ''
  for await (const chunk of output) {
    said += chunk
    const port = /listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1]
    if (port) return port
  }
  throw new Error(`The browser did not say where it listens:\n${said}`)
}

async function windowOf(port: string): Promise<string> {
  const opened = await fetch(`http://127.0.0.1:${port}/json/new?about:blank`, { method: 'PUT' })
  return ((await opened.json()) as { readonly webSocketDebuggerUrl: string }).webSocketDebuggerUrl
}

function speakOver(socket: WebSocket): OwnWindow {
  const asked = new Map<number, PromiseWithResolvers<object>>()
  const awaited = new Map<string, () => void>()
  const listeners = new Map<string, (params: object) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, method = '', params = {}, result = {}, error } = JSON.parse(String(data)) as Message
    if (error) asked.get(id)?.reject(new Error(error.message))
    else asked.get(id)?.resolve(result)
    awaited.get(method)?.()
    listeners.get(method)?.(params)
  })
  let last = 0
  return {
    async send<Answer>(method: string, params: object = {}) {
      last += 1
      const answer = Promise.withResolvers<object>()
      asked.set(last, answer)
      socket.send(JSON.stringify({ id: last, method, params }))
      return (await inTime(method, answer.promise)) as Answer
    },
    once: (event) => inTime(event, new Promise((resolve) => awaited.set(event, resolve))),
    on: (event, listener) => void listeners.set(event, listener),
  }
}

async function inTime<Answer>(what: string, answer: Promise<Answer>): Promise<Answer> {
  let late: NodeJS.Timeout | undefined
  const never = new Promise<never>((_, reject) => {
    const why = `The browser did not answer "${what}" within ${LONGEST_MS / 1000} s. Run the bench again.`
    late = setTimeout(() => reject(new Error(why)), LONGEST_MS)
  })
  return await Promise.race([answer, never]).finally(() => clearTimeout(late))
}
