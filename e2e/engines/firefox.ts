import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from './engine.ts'

/** Nothing of these reaches out of the machine, and pages behave as in a browser that somebody uses. */
const PREFERENCES = {
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'services.settings.server': 'data:,',
  'intl.accept_languages': 'en',
}

/** Firefox over WebDriver BiDi, which it speaks without a driver of its own (https://www.w3.org/TR/webdriver-bidi/). */
export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'mimar-firefox-'))
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const flags = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank']
  const child = spawn('firefox-esr', flags, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  })
  const socket = await connect(`${await addressOf(child)}/session`)
  const send = caller(socket)
  await send('session.new', { capabilities: {} })
  // The first window of a headless Firefox is never the active one, and gets no focus events.
  const { context } = (await send('browsingContext.create', { type: 'window' })) as { context: string }
  const target = { context }
  const call = async (body: string, awaitPromise: boolean) => {
    const expression = `(async () => JSON.stringify(await (async () => { ${body} })()))()`
    const answer = (await send('script.evaluate', { expression, target, awaitPromise })) as Evaluated
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text)
    return answer
  }
  return {
    name: 'Firefox',
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(body) {
      const { result } = await call(body, true)
      return typeof result?.value === 'string' ? JSON.parse(result.value) : undefined
    },
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    async chooseFile(selector, file) {
      const expression = `document.querySelector(${JSON.stringify(selector)})`
      const { result } = (await send('script.evaluate', { expression, target, awaitPromise: false })) as Evaluated
      await send('input.setFiles', { context, element: { sharedId: result?.sharedId }, files: [file] })
    },
    screenshot: async () => ((await send('browsingContext.captureScreenshot', { context })) as { data: string }).data,
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      await send('browser.close', {}).catch(() => child.kill('SIGKILL'))
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: unknown; readonly sharedId?: string }
  readonly exceptionDetails?: { readonly text: string }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      text += chunk
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(text)?.[1]
      if (address) resolve(address)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}:\n${text}`)))
  })
}

function connect(address: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address)
    socket.addEventListener('open', () => resolve(socket), { once: true })
    socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${address}`)), { once: true })
  })
}

type Answer = { readonly id?: number; readonly result?: unknown; readonly error?: string; readonly message?: string }

/** Sends commands, and gives each its answer by its id. */
function caller(socket: WebSocket): (method: string, params: object) => Promise<unknown> {
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id ?? -1)?.(answer)
    waiting.delete(answer.id ?? -1)
  })
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ error, message, result }) =>
        error === undefined ? resolve(result) : reject(new Error(`${method}: ${error}: ${message}`)),
      )
      socket.send(JSON.stringify({ id, method, params }))
    })
}
