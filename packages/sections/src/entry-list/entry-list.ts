import { choice, code, design, list, number, role, text } from '@mimar/fields'
import { DETAIL_KINDS, ENTRY_KINDS, ENTRY_ORDERS } from '../entry-kinds.ts'
import { commonFields, fact, line, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** A list of pages that each begin with an entry: news, events, rooms …, in pages of their own without script (COLL-1). */
export const entryList = defineTemplate({
  id: 'EntryList',
  category: 'feature',
  role: 'entries',
  parts: ['items'],
  hasColumns: ['CARDS'],
  starts: { values: { layout: ['LEAD'] } },
  fields: {
    ...titleAndParagraph({ title: 80, paragraph: 300, titleRequired: true }),
    kind: role('fact', choice(ENTRY_KINDS, 'NEWS')),
    order: role('order', choice(ENTRY_ORDERS, 'KIND')),
    /** Before that by what they answer to a detail, by its id: the lowest first, or the highest (0152). */
    sort: role('order-detail', code(/^[\w-]{1,64}( down)?$/, 'the id of a detail, and down')),
    /** How many stand on a page; as many as fit its use unless said. */
    amount: number({ min: 1, max: 48 }),
    /** The id of the section whose entries stand here; '' are its own. */
    collection: role('collection', code(/^[\w-]{1,64}$/, 'the id of a list')),
    /** Of the entries of another list, the topic of those that stand here, as it is called first; '' are all. */
    topic: role('topic', code(/^[^\s<>](?:[^\n<>]*[^\s<>])?$/, 'a topic', 64)),
    /** Of the entries of another list, those that answer so: the id of the detail, and the answer as it is called first. */
    only: role('filter', code(/^[\w-]{1,64}=[^\n<>]{1,320}$/, 'the id of a detail, = and an answer')),
    layout: role('layout', design(choice(['CARDS', 'LEAD', 'ROWS', 'DAYS'], 'CARDS'))),
    /** What stands there while there is no entry. */
    nothingText: text({ limit: 160, fallback: 'noEntries' }),
    /** What every entry says beside what its kind has, called so once for all (custom fields, 0150). */
    details: role(
      'details',
      list(
        {
          label: line(32),
          kind: role('fact', choice(DETAIL_KINDS, 'TEXT')),
          /** Of a number. */
          unit: line(16),
          /** The list says it, too. */
          isInList: fact(),
        },
        { max: 12 },
      ),
    ),
    ...commonFields,
  },
})
