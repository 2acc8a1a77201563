import { choice, date, design, flag, linked, text } from '@mimar/fields'
import { defineTemplate } from '../template.ts'

/** What visitors are to know today, in a line, from a day until another (SEC-33). */
export const noticeBar = defineTemplate({
  id: 'NoticeBar',
  category: 'other',
  role: 'notice',
  isUnique: true,
  fields: {
    notice: text({ limit: 120, lines: false, required: true }),
    ...linked('linkText', 'linkUrl'),
    /** The first day on which it holds, by the clock of the business. */
    from: date(),
    /** The last day on which it holds, by the clock of the business. */
    until: date(),
    /** Visitors may close it, until they come again. */
    mayClose: design(flag()),
    tone: design(choice(['NOTE', 'OFFER', 'URGENT'], 'NOTE')),
  },
})
