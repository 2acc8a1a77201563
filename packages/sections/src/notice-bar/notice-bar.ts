import { choice, date, design, linked, text } from '@mimar/fields'
import { defineTemplate } from '../template.ts'

/** What visitors are to know today, in a line, until a day (SEC-33). */
export const noticeBar = defineTemplate({
  id: 'NoticeBar',
  category: 'other',
  role: 'notice',
  isUnique: true,
  fields: {
    notice: text({ limit: 120, lines: false, required: true }),
    ...linked('linkText', 'linkUrl'),
    /** The last day on which it holds, by the clock of the business. */
    until: date(),
    tone: design(choice(['NOTE', 'OFFER', 'URGENT'], 'NOTE')),
  },
})
