import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../installation.ts'
import type { Engine } from './engine.ts'

/** The name that WebDriver gives references to elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const WITHIN = 15_000

/** WebKitGTK over classic WebDriver (https://www.w3.org/TR/webdriver2/), in a display of its own (Xvfb). */
export async function openWebKit(): Promise<Engine> {
  const { display, number } = await openDisplay()
  const home = mkdtempSync(join(tmpdir(), 'mimar-webkit-'))
  const port = await findFreePort()
  const env = { ...process.env, DISPLAY: `:${number}`, HOME: home, XDG_RUNTIME_DIR: home, GDK_BACKEND: 'x11' }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
  const browser = `http://127.0.0.1:${port}`
  const alwaysMatch = { 'webkitgtk:browserOptions': { args: ['--automation'] } }
  const opened = (await untilUp(() => request(`${browser}/session`, { capabilities: { alwaysMatch } }))) as {
    sessionId: string
  }
  const session = `${browser}/session/${opened.sessionId}`
  const post = (path: string, body: object = {}) => request(`${session}${path}`, body)
  return {
    name: 'WebKit',
    goto: async (url) => void (await post('/url', { url })),
    async evaluate(body) {
      const script = `const done = arguments[0]; (async () => { ${body} })().then((value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error) })))`
      const answer = JSON.parse((await post('/execute/async', { script, args: [] })) as string)
      if (answer.error !== undefined) throw new Error(answer.error)
      return answer.value
    },
    act: async (actions) => void (await post('/actions', { actions })),
    async chooseFile(selector, file) {
      const found = (await post('/element', { using: 'css selector', value: selector })) as Record<string, string>
      await post(`/element/${found[ELEMENT]}/value`, { text: file })
    },
    screenshot: async () => (await request(`${session}/screenshot`)) as string,
    resize: async (width, height) => void (await post('/window/rect', { width, height })),
    async close() {
      await request(session, undefined, 'DELETE').catch(() => undefined)
      await Promise.all([ended(driver), ended(display)])
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}

/** Xvfb on the first number that is free; it writes the number to its third channel. */
function openDisplay(): Promise<{ display: ChildProcess; number: string }> {
  return new Promise((resolve, reject) => {
    const flags = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
    const display = spawn('Xvfb', flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    display.once('error', reject)
    display.stdio[3]?.once('data', (number: Buffer) => resolve({ display, number: String(number).trim() }))
  })
}

async function request(address: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`WebKitWebDriver ${method} ${address}: ${JSON.stringify(value)}`)
  return value
}

/** Tries until the driver listens. */
async function untilUp<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + WITHIN
  for (;;) {
    try {
      return await attempt()
    } catch (failure) {
      if (Date.now() > end || !(failure instanceof TypeError)) throw failure
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

function ended(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null) return Promise.resolve()
  const end = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  return end
}
