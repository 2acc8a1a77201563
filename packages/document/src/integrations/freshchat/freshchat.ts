import { defineIntegration } from '../integration.ts'

const HOST = 'https://wchat.freshchat.com'
const HOSTS = [HOST, 'https://*.freshchat.com']

/** A chat by Freshchat. */
export const freshchat = defineIntegration({
  id: 'freshchat',
  kind: 'chat',
  label: 'Freshchat',
  consent: 'marketing',
  key: {
    form: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    example: '01234567-89ab-cdef-0123-456789abcdef',
  },
  hosts: {
    script: HOSTS,
    img: ['https://*.freshchat.com'],
    connect: ['https://*.freshchat.com', 'wss://*.freshchat.com'],
    frame: HOSTS,
    style: ['https://*.freshchat.com'],
  },
  start: (key) => ({
    source: `${HOST}/js/widget.js`,
    init: { object: 'fcWidget', told: { token: key, host: HOST } },
  }),
})
