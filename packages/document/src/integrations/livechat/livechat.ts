import { defineIntegration } from '../integration.ts'

const HOST = 'https://*.livechatinc.com'

/** A chat by LiveChat, found by the number of its licence. */
export const livechat = defineIntegration({
  id: 'livechat',
  kind: 'chat',
  label: 'LiveChat',
  consent: 'marketing',
  key: { form: /^\d{4,12}$/, example: '1234567' },
  hosts: {
    script: [HOST],
    img: [HOST, 'https://*.livechat-files.com'],
    connect: [HOST, 'wss://*.livechatinc.com'],
    frame: [HOST],
    media: [HOST],
  },
  start: (key) => ({
    source: 'https://cdn.livechatinc.com/tracking.js',
    globals: { __lc: { license: Number(key) } },
  }),
})
