import { checkContent } from '@mimar/fields'
import { templates } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { contentOf, KINDS } from '../gallery/content.ts'

test.each([...KINDS, 'usual', 'usual-arabic'] as const)(
  'the gallery fills every template so that it is accepted: %s',
  (kind) => {
    const refused = templates.flatMap(({ id, fields }) => {
      const checked = checkContent(fields, contentOf(fields, kind, 'en'))
      return checked.ok ? [] : [`${id}: ${JSON.stringify(checked)}`]
    })
    expect(refused).toEqual([])
  },
)
