import { expect, test } from 'vitest'
import { settingsFields } from '../settings.ts'
import { someCatalog, someSite } from '../testing/site.ts'
import { type Owner, textsIn, textsOf } from './texts.ts'

const owners: readonly Owner[] = [
  { kind: 'settings', id: '' },
  ...someSite.pages.map(({ id }): Owner => ({ kind: 'page', id })),
  ...someSite.events.map(({ id }): Owner => ({ kind: 'event', id })),
  ...Object.keys(someSite.media).map((id): Owner => ({ kind: 'media', id })),
  ...someSite.pages.flatMap(({ sections }) => sections.map(({ id }): Owner => ({ kind: 'section', id }))),
]

test('the texts below a path are those of all texts that stand there', () => {
  for (const owner of owners) {
    const all = textsOf(someSite, owner, someCatalog)
    const steps = all.flatMap(({ path }) => path.split('/').map((_, at, names) => names.slice(0, at + 1).join('/')))
    for (const below of ['', 'nothing', ...new Set(steps)]) {
      const there = all.filter(({ path }) => below === '' || path === below || path.startsWith(`${below}/`))
      expect(textsOf(someSite, owner, someCatalog, below)).toEqual(there)
    }
  }
})

test('who asks for the texts below one setting reads none of the others', () => {
  const read = new Set<PropertyKey>()
  const settings = new Proxy(someSite.settings, {
    get(all, name, self) {
      read.add(name)
      return Reflect.get(all, name, self)
    },
  })
  expect(textsIn(settingsFields, settings, 'business/telephone')).toEqual([])
  expect([...read]).toEqual(['business'])
})
