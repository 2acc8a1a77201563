import { defineIntegration } from '../integration.ts'

/** A chat by Intercom. */
export const intercom = defineIntegration({
  id: 'intercom',
  kind: 'chat',
  label: 'Intercom',
  consent: 'marketing',
  key: { form: /^[a-z0-9]{6,12}$/i, example: 'abc12345' },
  hosts: {
    script: ['https://widget.intercom.io', 'https://js.intercomcdn.com', 'https://app.intercom.io'],
    img: ['https://*.intercomcdn.com', 'https://*.intercom-attachments-1.com', 'https://*.intercomassets.com'],
    connect: ['https://*.intercom.io', 'wss://*.intercom.io', 'https://*.intercomcdn.com'],
    frame: ['https://*.intercom-reporting.com', 'https://intercom-sheets.com'],
    font: ['https://*.intercomcdn.com'],
    media: ['https://*.intercomcdn.com'],
  },
  start: (key) => ({
    source: `https://widget.intercom.io/widget/${key}`,
    globals: { intercomSettings: { app_id: key } },
    queue: { names: ['Intercom'], list: 'q', calls: [] },
  }),
})
