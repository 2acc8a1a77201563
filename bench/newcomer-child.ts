// Somebody new at another machine: becomes the first owner, changes a text, publishes, and reads the page. Says what had to be filled in.
import { setTimeout as pause } from 'node:timers/promises'
import { sectionsOf } from './faults/promises.ts'

const { link, site } = JSON.parse(process.argv[2] ?? '{}') as { readonly link: string; readonly site: string }
const { origin } = new URL(link)
const NEW_TEXT = 'Seen from another machine'
const TYPED: Readonly<Record<string, string>> = { name: 'Lina Haddad', mail: 'lina@cafe-lawz.example' }

/** Tries until it answers as it should, for half a minute: what stands in front has just been started. */
async function reached(url: string, isGood: (text: string) => boolean): Promise<string> {
  let last: unknown
  for (const until = Date.now() + 30_000; Date.now() < until; await pause(50)) {
    try {
      const answer = await fetch(url)
      const text = await answer.text()
      if (answer.ok && isGood(text)) return text
      last = answer.status
    } catch (failure) {
      last = failure
    }
  }
  throw new Error(`${url} did not answer as it should.`, { cause: last })
}

async function become(form: string): Promise<string> {
  const first = /name="first" value="([^"]+)"/.exec(form)?.[1]
  const body = new URLSearchParams({ ...TYPED, ...(first && { first }) })
  const answer = await fetch(`${origin}/first-start?lang=en`, { method: 'POST', headers: { origin }, body })
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  if (!cookie) throw new Error(`The first start was answered with ${answer.status}.`)
  return cookie
}

async function publish(cookie: string): Promise<void> {
  const api = async (path: string, body?: object) => {
    const headers = { cookie, origin, 'content-type': 'application/json' }
    const asked = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await fetch(`${origin}/api/v1${path}`, asked)
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const [{ id }] = (await api('/sites')) as [{ id: string }]
  const { revision, site: document } = (await api(`/sites/${id}/document`)) as Parameters<typeof titled>[0]
  const operation = { do: 'set-field', section: titled({ revision, site: document }), field: 'title', language: 'en' }
  const changes = [{ id: 'first-publish', operation: { ...operation, value: NEW_TEXT } }]
  await api(`/sites/${id}/operations`, { base: revision, changes })
  await api(`/sites/${id}/releases`, {})
}

function titled({ site: document }: { revision: number; site: Parameters<typeof sectionsOf>[0] }): string {
  return sectionsOf(document).find(({ template }) => template === 'Header13')?.id ?? ''
}

const form = await reached(link, (text) => text.includes('action="/first-start'))
const fields = [...form.matchAll(/<input [^>]*required[^>]*>/g)].filter(([input]) => !input.includes('checkbox'))
await publish(await become(form))
await reached(new URL('en/', site).href, (text) => text.includes(NEW_TEXT))
console.log(JSON.stringify({ fields: fields.length }))
