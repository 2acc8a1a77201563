import { type EnquirySettingsAnswer, endpoints } from '@mimar/contract'
import type { FastifyInstance } from 'fastify'
import { clock } from '../clock.ts'
import { EnquirySettingsStore } from '../store/enquiry-settings.store.ts'
import { siteFor } from './guard.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** How messages come, are confirmed and are kept: what visitors wrote is erased by it, so only owners decide. */
export function enquirySettingsRoutes(app: FastifyInstance, parts: Parts): void {
  const store = new EnquirySettingsStore(parts.database)
  const answer = async (site: string): Promise<EnquirySettingsAnswer> => ({
    ...(await store.of(site)),
    older: await store.older(site, clock.now()),
  })

  serve(app, endpoints.readEnquirySettings, async (request) => {
    const { row } = await siteFor(request, parts, 'forward-messages')
    return answer(row.id)
  })

  serve(app, endpoints.setEnquirySettings, async (request) => {
    const { row } = await siteFor(request, parts, 'forward-messages')
    await store.save(row.id, readBody(endpoints.setEnquirySettings.body, request.body), clock.date().toISOString())
    parts.letters.wake()
    return answer(row.id)
  })
}
