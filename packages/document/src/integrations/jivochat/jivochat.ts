import { defineIntegration } from '../integration.ts'

const HOSTS = ['https://*.jivosite.com', 'https://*.jivo.ru']

/** A chat by JivoChat. */
export const jivochat = defineIntegration({
  id: 'jivochat',
  kind: 'chat',
  label: 'JivoChat',
  consent: 'marketing',
  key: { form: /^[A-Za-z0-9]{8,16}$/, example: 'AbCdEfGh12' },
  hosts: {
    script: HOSTS,
    img: HOSTS,
    connect: ['https://*.jivosite.com', 'wss://*.jivosite.com', 'https://*.jivo.ru', 'wss://*.jivo.ru'],
    frame: HOSTS,
    style: ['https://*.jivosite.com'],
    font: ['https://*.jivosite.com'],
    media: ['https://*.jivosite.com'],
  },
  start: (key) => ({ source: `https://code.jivosite.com/widget/${key}` }),
})
