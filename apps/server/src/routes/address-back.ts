// The way back for a former sign-in address: a page with one button, which works without a script and for who is signed out.
import { ADDRESS_RETURN_DAYS } from '@mimar/contract'
import { escapeText } from '@mimar/fields/escape-text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { logFailure } from '../log.ts'
import { refuseWay } from './guard.ts'
import { languageOf } from './language-of.ts'
import type { Parts } from './parts.ts'
import { pageFrame } from './plain-page.ts'
import { readBody } from './read-body.ts'
import { type SentenceCode, sentence } from './words.ts'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const typedKey = z.object({ key: z.string().max(60) })

export function addressBackPages(app: FastifyInstance, parts: Parts): void {
  const { signInAddresses, audit } = parts
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )

  app.get('/address-back', async (request, reply) => {
    const { key = '' } = request.query as { key?: string }
    // What only looks at a link, as mail programs do, does not use it up.
    const made = await signInAddresses.madeBy(key)
    if (!made) return refuse(request, reply, parts)
    const field = `<input type="hidden" name="key" value="${escapeText(key)}">`
    const said = { title: 'address-back-title', text: 'address-back-text', email: made.former } as const
    return send(request, reply, 200, said, `<form method="post" action="/address-back">${field}{do}</form>`)
  })

  app.post('/address-back', async (request, reply) => {
    const { key } = readBody(typedKey, request.body)
    const returned = await signInAddresses.goBack(key)
    if (!returned) return refuse(request, reply, parts)
    const { account, former, email } = returned
    const deed = { account, deed: 'address-returned', about: email }
    await audit.note(deed).catch(logFailure('Noting "address-returned" failed'))
    await parts.tell({ email, language: languageOf(request), kind: 'address-returned', facts: {} })
    const said = { title: 'address-back-done', text: 'address-back-next', email: former } as const
    return send(request, reply, 200, said, `<p class="stay"><a href="/account">{in}</a></p>`)
  })
}

async function refuse(request: FastifyRequest, reply: FastifyReply, parts: Parts) {
  await refuseWay(request, parts, 'address-back')
  return send(request, reply, 404, { title: 'address-back-over', text: 'address-back-why' }, '')
}

interface Said {
  readonly title: SentenceCode
  readonly text: SentenceCode
  readonly email?: string
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, said: Said, rest: string) {
  const language = languageOf(request)
  const say = (code: SentenceCode) =>
    escapeText(sentence(code, language))
      .replaceAll('{email}', `<bdi dir="ltr">${escapeText(said.email ?? '')}</bdi>`)
      .replaceAll('{days}', String(ADDRESS_RETURN_DAYS))
  const below = rest
    .replace('{do}', () => `<button>${say('address-back-do')}</button>`)
    .replace('{in}', () => say('sign-in-title'))
  const title = say(said.title)
  return (
    reply
      .code(status)
      // Without a referrer browsers say of its form that it comes from nowhere (Origin: null), and it would be refused.
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
      .type('text/html; charset=utf-8')
      .send(pageFrame(language, title, `<h1>${title}</h1><p>${say(said.text)}</p>${below}`))
  )
}
