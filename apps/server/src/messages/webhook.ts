// Webhooks: messages told to a server of the owner, signed.
import { createHmac, randomBytes } from 'node:crypto'
import { clock } from '../clock.ts'
import type { MailStore } from '../store/mails.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import type { WebhookStore } from '../store/webhooks.store.ts'
import { callOut } from './call-out.ts'

interface Options {
  readonly messages: MailStore
  readonly webhooks: WebhookStore
  readonly siteStore: SiteStore
  readonly allowsPrivate: boolean
  readonly now?: () => number
}

/** Tells the program of a site's owner of a message; rejects when it has not been taken. Nothing is sent where none is set. */
export function createWebhook({ messages, webhooks, siteStore, allowsPrivate, now = clock.now }: Options) {
  return async (id: string): Promise<void> => {
    const message = await messages.contentOf(id)
    const webhook = message && (await webhooks.find(message.site))
    if (!message || !webhook || webhook.address === '') return
    const { site, at, ...told } = message
    const name = (await siteStore.find(site))?.name ?? ''
    const body = JSON.stringify({
      type: 'message.received',
      timestamp: at,
      data: { id, site, siteName: name, ...told },
    })
    const timestamp = Math.floor(now() / 1000)
    await callOut(webhook.address, {
      body,
      allowsPrivate,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mimar',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf(webhook.secret, `${id}.${timestamp}.${body}`),
      },
    })
  }
}

const PREFIX = 'whsec_'

/** A secret as Standard Webhooks writes it. */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64')
}

function signatureOf(secret: string, signed: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
