import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Frozen } from './frozen.ts'

/** A device on which somebody asked for a link by mail to the address of the account. `number` stands on its screen too. */
export const waitingDeviceSchema = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  at: z.string(),
  number: z.int(),
  /** Whether it came in by its mail meanwhile. */
  isIn: z.boolean(),
})
export type WaitingDevice = Frozen<z.infer<typeof waitingDeviceSchema>>

/** `let-in`: its form signs it in. `over`: this browser asked for nothing, or too long ago. */
const waitingSchema = z.object({ state: z.enum(['waiting', 'let-in', 'over']) })

export const waitingDeviceEndpoints = {
  listWaiting: {
    method: 'GET',
    path: '/account/waiting',
    summary:
      'Devices that wait to be let in to the account, or came in by their mail and were not answered about, first come first; never the one that asks. A device is asked about for 10 minutes, three an hour and ten a day at most, and none for a day after one was blocked.',
    answers: { 200: z.array(waitingDeviceSchema) },
  },
  letIn: {
    method: 'POST',
    path: '/account/waiting/:waiting',
    summary: 'Lets a device in, if that is the number it shows. 409: it does not wait any more.',
    body: z.object({ number: z.int() }),
    answers: { 204: 'nothing' },
  },
  block: {
    method: 'DELETE',
    path: '/account/waiting/:waiting',
    summary:
      'Ends the link and the code that a device asked for and all others of the account that are open and were not let in, and the sessions that came by them meanwhile, save the one that asks; the address of the account is written to. 409: it was answered, or is too old.',
    answers: { 204: 'nothing' },
  },
  readWaiting: {
    method: 'GET',
    path: '/session/waiting',
    summary:
      'Whether the browser that asked for a link by mail was let in by another device. One that was blocked waits on.',
    answers: { 200: waitingSchema },
  },
} as const satisfies { readonly [name: string]: Endpoint }
