import { defineIntegration } from '../integration.ts'

const HOST = 'https://*.olark.com'
const LOADER = 'static.olark.com/jsclient/loader.js'

/** A chat by Olark. */
export const olark = defineIntegration({
  id: 'olark',
  kind: 'chat',
  label: 'Olark',
  consent: 'marketing',
  key: { form: /^\d{4}-\d{3}-\d{2}-\d{4}$/, example: '1234-567-10-8901' },
  hosts: {
    script: [HOST],
    img: [HOST],
    connect: [HOST, 'wss://*.olark.com'],
    frame: [HOST],
    style: [HOST],
    media: [HOST],
  },
  start: (key) => ({
    source: `https://${LOADER}`,
    queue: {
      names: ['olark'],
      list: 's',
      more: { _: { t: [0], c: {}, l: LOADER, i: key } },
      calls: [['identify', key]],
    },
  }),
})
