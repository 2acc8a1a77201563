import { Agent } from 'node:http'
import { ask, signedIn } from '../e2e/asking.ts'
import type { Installation } from '../e2e/installation.ts'
import { post } from './large-site.ts'

type Api = Awaited<ReturnType<typeof signedIn>>

/** Who changes something has had a connection since the editor was opened; a visitor comes with one of their own. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

export async function ownerOf(installation: Installation): Promise<Api> {
  const api = await signedIn(installation)
  return (path, options) => api(path, { ...options, agent })
}

/** What somebody changes, and where a visitor reads it. */
export interface Wish {
  readonly id: string
  /** The revision that it is a change of. */
  readonly base: number
  readonly section: string
  readonly say: string
  readonly path?: string
}

const titled = (section: string, value: string) => ({
  ...{ do: 'set-field', section, field: 'title', language: 'en', value },
})

/** What somebody does, and how long it takes until a visitor reads it: each part, and all of it, in ms. */
export async function change(api: Api, { port }: Installation, { id, base, section, say, path = '/' }: Wish) {
  const began = performance.now()
  await post(api, `/sites/${id}/operations`, {
    base,
    changes: [{ id: say.replaceAll(/\W/g, '-'), operation: titled(section, say) }],
  })
  const changed = performance.now()
  await post(api, `/sites/${id}/releases`, {})
  const published = performance.now()
  const { text } = await ask(port, path, { host: `${id}.localhost` })
  const all = performance.now() - began
  if (!text.includes(say)) throw new Error(`A visitor does not read “${say}”.`)
  return { all, change: changed - began, publish: published - changed, page: text }
}

/** The same where there is nothing but a row, a file, another row and an answer, each as durable. */
export async function bareChange(port: number, page: string): Promise<number> {
  const began = performance.now()
  const body = { changes: [{ id: 'bare', operation: titled('bare', 'Bare') }] }
  await ask(port, '/', { method: 'POST', body, agent })
  await ask(port, '/publish', { method: 'POST', body: page, agent })
  await ask(port, '/')
  return performance.now() - began
}
