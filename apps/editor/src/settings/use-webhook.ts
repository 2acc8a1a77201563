import type { WebhookAnswer } from '@mimar/contract'
import { RequestError } from '@mimar/contract/client'
import { useCallback, useEffect, useState } from 'react'
import { useEditing } from '../desk/editing.ts'

type Webhook =
  | { readonly kind: 'loading' }
  | { readonly kind: 'here'; readonly answer: WebhookAnswer; readonly state: 'still' | 'saved' | 'failed' }
  /** Only owners may see it. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'unreachable' }

/** The program messages are sent to; the server keeps it beside the site. */
export function useWebhook() {
  const { server } = useEditing()
  const [webhook, setWebhook] = useState<Webhook>({ kind: 'loading' })
  useEffect(() => {
    let isWanted = true
    server.client.ask('GET /sites/:id/webhook').then(
      (answer) => isWanted && setWebhook({ kind: 'here', answer, state: 'still' }),
      (error) => isWanted && setWebhook({ kind: isRefused(error) ? 'closed' : 'unreachable' }),
    )
    return () => {
      isWanted = false
    }
  }, [server])
  const ask = useCallback(async (asked: Promise<WebhookAnswer>) => {
    try {
      const answer = await asked
      setWebhook({ kind: 'here', answer, state: 'saved' })
    } catch {
      setWebhook((before) => (before.kind === 'here' ? { ...before, state: 'failed' } : before))
    }
  }, [])
  return {
    webhook,
    setAddress: (address: string) => void ask(server.client.ask('PUT /sites/:id/webhook', { body: { address } })),
    renewSecret: () => void ask(server.client.ask('POST /sites/:id/webhook/secret', { body: {} })),
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof RequestError && error.status === 403
}
