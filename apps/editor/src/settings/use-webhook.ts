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
  const path = `${server.path}/webhook`
  useEffect(() => {
    let isWanted = true
    server.client.get<WebhookAnswer>(path).then(
      (answer) => isWanted && setWebhook({ kind: 'here', answer, state: 'still' }),
      (error) => isWanted && setWebhook({ kind: isRefused(error) ? 'closed' : 'unreachable' }),
    )
    return () => {
      isWanted = false
    }
  }, [server, path])
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
    setAddress: (address: string) => void ask(server.client.put(path, { address })),
    renewSecret: () => void ask(server.client.post(`${path}/secret`, {})),
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof RequestError && error.status === 403
}
