import { amount, choice, code, date, design, hours, image, link, list, price, role, text } from '@mimar/fields'
import { buttons, commonFields, fact, line, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** What a page of a list begins with, and what the list tells of it: title, summary, picture, day and what its kind has (COLL-2). */
export const entryHead = defineTemplate({
  id: 'EntryHead',
  category: 'text',
  role: 'entry',
  fields: {
    ...titleAndParagraph({ title: 90, paragraph: 320, titleRequired: true }),
    image: image(),
    /** What it is about, in a word or two. */
    topic: line(32),
    day: date(),
    /** The last day of what goes on for several, or of what is open until then. */
    until: date(),
    hours: hours({ hasOpenEnd: true }),
    place: line(60),
    author: line(48),
    price: price(),
    currency: code(/^[A-Z]{3}$/, 'EUR, TRY, USD, …'),
    isFew: fact(),
    isBookedOut: fact(),
    isCancelled: fact(),
    facts: list(
      {
        label: line(32),
        value: text({ limit: 80, lines: false }),
        /** The id of what the list calls it, and has a kind for; '' is one of this entry alone (0150). */
        of: role('detail', code(/^[\w-]{1,64}$/, 'the id of a detail')),
        same: code(/^[^\s<>](?:[^\n<>]*[^\s<>])?$/, '32 m²', 64),
        price: price(),
        amount: amount(),
        day: date(),
        address: link(),
        picture: image(),
        so: role('fact', choice(['YES', 'NO'])),
      },
      { max: 24 },
    ),
    buttons: buttons(),
    layout: role('layout', design(choice(['MARGIN', 'BESIDE', 'WIDE'], 'MARGIN'))),
    /** The id of the section that lists it. */
    collection: role('collection', code(/^[\w-]{1,64}$/, 'the id of a list')),
    ...commonFields,
  },
})
