import { expect, test } from 'vitest'
import { type ShippedTemplate, templates } from './definitions.ts'
import { shippedViews } from './registry/views.ts'
import { Rsvp } from './rsvp/rsvp.view.tsx'
import type { ViewsOf } from './template.ts'
import { Text4 } from './text4/text4.view.tsx'

test('every template has a view, under its own id', () => {
  expect(Object.keys(shippedViews).sort()).toEqual(templates.map(({ id }) => id).sort())
})

test('a view under the id of another template does not compile', () => {
  type Views = Partial<ViewsOf<ShippedTemplate>>
  const right = { RSVP: Rsvp } satisfies Views
  // @ts-expect-error a template with all that the view asks for is still another
  const other = { Contact: Rsvp } satisfies Views
  // @ts-expect-error this one lacks fields that the view draws
  const lacking = { RSVP: Text4 } satisfies Views
  expect([right.RSVP, other.Contact, lacking.RSVP]).toEqual([Rsvp, Rsvp, Text4])
})
