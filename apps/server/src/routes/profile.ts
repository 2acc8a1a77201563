import { endpoints, type Profile } from '@mimar/contract'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../accounts/access.ts'
import { ProfileStore } from '../store/profiles.store.ts'
import { unturned } from '../unturned.ts'
import { signedIn } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** What people say of themselves and want (0102). */
export function profileRoutes(app: FastifyInstance, parts: Parts): void {
  const store = new ProfileStore(parts.database)
  const profileOf = async ({ id, givenBy }: Person): Promise<Profile> => {
    const [isMailed, isPossible] = [parts.mailedLinks.isOffered, givenBy === undefined]
    const { name, language, enquiryMails } = await store.of(id)
    return { name, language, enquiryMails, isMailed, isPossible }
  }

  serve(app, endpoints.readProfile, async (request) => profileOf(await signedIn(request, parts)))

  serve(app, endpoints.setProfile, async (request) => {
    const person = await signedIn(request, parts)
    if (person.givenBy !== undefined) throw new HttpError('own-way-needed')
    const { name, ...change } = readBody(endpoints.setProfile.body, request.body)
    await store.change(person.id, { ...change, ...(name !== undefined && { name: personName(name) }) })
    return profileOf(person)
  })
}

/** One line, in which nothing turns what stands around it, and that is nobody's address: names stand where addresses do. */
function personName(typed: string): string {
  return unturned(typed)
    .replaceAll(/[@＠﹫]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
