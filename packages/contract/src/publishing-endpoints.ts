import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { publishProgressSchema } from './history.ts'
import { MAX_PAGE_SCHEDULES, scheduleAnswerSchema, scheduleChangeSchema } from './schedule.ts'
import { errorSchema, goLiveSchema, publishAnswerSchema, publishSchema, releaseSchema } from './schemas.ts'

/** Publishing: now, later, and which release is live. */
export const publishingEndpoints = {
  publish: {
    method: 'POST',
    path: '/sites/:id/releases',
    summary:
      'Publishes the newest revision, or of it one page or one language, while all else stays as visitors read it; they read it when this is answered. 409: nothing is published yet that a part could join; 422: the part does not fit what visitors read.',
    body: publishSchema,
    answers: { 201: publishAnswerSchema, 409: errorSchema, 422: errorSchema },
  },
  listReleases: {
    method: 'GET',
    path: '/sites/:id/releases',
    summary: 'What was published, newest first.',
    answers: { 200: z.array(releaseSchema) },
  },
  publishProgress: {
    method: 'GET',
    path: '/sites/:id/releases/progress',
    summary: 'How far the publish is that is under way.',
    answers: { 200: publishProgressSchema },
  },
  goLive: {
    method: 'PUT',
    path: '/sites/:id/live',
    summary: 'Makes an earlier release the one visitors read.',
    body: goLiveSchema,
    answers: { 200: publishAnswerSchema },
  },
  readSchedule: {
    method: 'GET',
    path: '/sites/:id/schedule',
    summary:
      'When the site is to be published, and pages of it by themselves, or what became of it; and what visitors read now.',
    answers: { 200: scheduleAnswerSchema },
  },
  setSchedule: {
    method: 'PUT',
    path: '/sites/:id/schedule',
    summary:
      'Publishes the draft at a moment to come, as it is then, unless it has errors; in place of the moment there was. 422: that moment has passed.',
    body: scheduleChangeSchema,
    answers: { 200: scheduleAnswerSchema, 422: errorSchema },
  },
  cancelSchedule: {
    method: 'DELETE',
    path: '/sites/:id/schedule',
    summary: 'Nothing is published at that moment; what became of an earlier one is forgotten.',
    answers: { 204: 'nothing' },
  },
  setPageSchedule: {
    method: 'PUT',
    path: '/sites/:id/pages/:page/schedule',
    summary: `Shows one page of the draft at a moment to come and publishes it by itself, as it is then, while all else stays as visitors read it; in place of the moment it had. 409: nothing is published yet that it could join, or ${MAX_PAGE_SCHEDULES} pages wait already; 422: that moment has passed.`,
    body: scheduleChangeSchema,
    answers: { 200: scheduleAnswerSchema, 409: errorSchema, 422: errorSchema },
  },
  cancelPageSchedule: {
    method: 'DELETE',
    path: '/sites/:id/pages/:page/schedule',
    summary: 'The page is not published at its moment; what became of an earlier one is forgotten.',
    answers: { 204: 'nothing' },
  },
} as const satisfies { readonly [name: string]: Endpoint }
