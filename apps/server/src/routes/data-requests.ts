// Data subject requests (GDPR articles 15, 17 and 20).
import { createHmac } from 'node:crypto'
import { type Deed, endpoints } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Person } from '../accounts/access.ts'
import { clock } from '../clock.ts'
import { logFailure } from '../log.ts'
import { personPage } from '../messages/person-page.ts'
import { CountChanged, PersonStore } from '../store/person.store.ts'
import { answersOf, sentFilesOf } from '../store/stored-answers.ts'
import { signedIn } from './guard.ts'
import { HttpError } from './http-error.ts'
import { languageOf } from './language-of.ts'
import type { Parts } from './parts.ts'
import { personsFiles } from './persons-files.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** What somebody's sites know of a person: found, given out, erased. */
export function dataRequestRoutes(app: FastifyInstance, parts: Parts): void {
  const store = new PersonStore(parts.database)

  serve(app, endpoints.findPerson, async (request) => {
    const { sites, email } = await askedBy(request, parts, store)
    const found = await store.messages(sites, email)
    const counts = Map.groupBy(found, ({ message }) => message.site)
    return {
      messages: found.length,
      letters: found.reduce((sum, { letters }) => sum + letters.length, 0),
      files: found.reduce((sum, { message }) => sum + sentFilesOf(message.answers).length, 0),
      sites: sites.flatMap(({ id, name }) => (counts.has(id) ? [{ id, name, messages: counts.get(id)!.length }] : [])),
    }
  })

  givingRoutes(app, parts, store)

  serve(app, endpoints.erasePerson, async (request) => {
    const { person, sites, email } = await askedBy(request, parts, store)
    const { messages } = readBody(endpoints.erasePerson.body, request.body)
    const erased = await store.erase(sites, email, messages).catch((failure: unknown) => {
      throw failure instanceof CountChanged ? new HttpError('count-changed') : failure
    })
    await note(person, 'person-erased', email, parts)
    return { erased }
  })
}

/** As data, and as a page to read. */
function givingRoutes(app: FastifyInstance, parts: Parts, store: PersonStore): void {
  serve(app, endpoints.exportPerson, async (request) => {
    const { person, sites, email, names } = await askedBy(request, parts, store)
    const found = await store.messages(sites, email)
    await note(person, 'person-exported', email, parts)
    return {
      ...{ email, at: clock.date().toISOString() },
      messages: found.map(({ message: { answers, ...message }, ...rest }) => ({
        ...{ ...message, answers: answersOf(answers), siteName: names.get(message.site) },
        ...rest,
      })),
    }
  })

  serve(app, endpoints.readPersonsFiles, async (request, reply) => {
    const { person, sites, email } = await askedBy(request, parts, store)
    const found = await store.messages(sites, email)
    await note(person, 'person-exported', email, parts)
    return reply
      .header('content-disposition', 'attachment; filename="data-request-files.zip"')
      .type('application/zip')
      .send(personsFiles(found, parts.sentFiles))
  })

  serve(app, endpoints.readPerson, async (request) => {
    const { person, sites, email, names } = await askedBy(request, parts, store)
    const found = await store.messages(sites, email)
    await note(person, 'person-exported', email, parts)
    return { page: personPage(email, found, names, languageOf(request)) }
  })
}

/** Who asks, about whom, and on which sites: owners by a way in of their own. */
async function askedBy(request: FastifyRequest, parts: Parts, store: PersonStore) {
  const person = await signedIn(request, parts)
  if (person.givenBy !== undefined || person.guest) throw new HttpError('own-way-needed')
  const { email } = readBody(endpoints.findPerson.body, request.body)
  const sites = await store.sitesOf(person.id)
  return { person, email, sites, names: new Map(sites.map(({ id, name }) => [id, name])) }
}

/** Whose data it was is noted by a keyed hash: the log outlives what was erased, and the same request can be told again. */
async function note({ id: account }: Person, deed: Deed, email: string, { audit, messages }: Parts): Promise<void> {
  const secret = await messages.store.formSecret()
  const about = createHmac('sha256', secret).update(`person ${email.toLowerCase()}`).digest('hex').slice(0, 16)
  await audit.note({ account, deed, about }).catch(logFailure(`Noting "${deed}" failed`))
}
