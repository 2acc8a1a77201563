import { z } from 'zod'
import type { Frozen } from './frozen.ts'

/** Where messages are forwarded to; '' is nowhere. */
export const webhookChangeSchema = z.object({ address: z.string().trim().max(2000) })

export const webhookSchema = z.object({
  address: z.string(),
  /** The program at the address checks signatures with it; '' until there has been an address. */
  secret: z.string(),
  /** How many messages are still to be sent. */
  waiting: z.number().int(),
})
export type WebhookAnswer = Frozen<z.infer<typeof webhookSchema>>
