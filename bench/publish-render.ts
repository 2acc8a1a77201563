import { publishChanges, publishSite } from '@mimar/publish'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { someInput } from '../packages/publish/src/testing.ts'
import { printTable } from './table.ts'

const TEXT = 'We open the door ourselves, and coffee is ready when you come down. '

/** A page of ten sections, as a guest house writes them. */
function page(index: number) {
  const sections = Array.from({ length: 10 }, (_, at) =>
    someSection(`p${index}s${at}`, 'Text10', {
      title: { en: `Page ${index}, part ${at}` },
      paragraph: { en: TEXT.repeat(1 + (at % 4)) },
      buttons: [{ id: 'b1', buttonText: { en: 'Rooms' }, buttonUrl: '/Rooms', type: 'primary' }],
    }),
  )
  return somePage(index === 0 ? '/' : `/Page-${index}`, sections)
}

const english = someSite.languages.filter(({ code }) => code === 'en').map((one) => ({ ...one, isPrimary: true }))

/** Milliseconds to publish so many pages to memory, and to publish one changed text again. */
function measure(count: number) {
  const before = { ...someSite, languages: english, pages: Array.from({ length: count }, (_, index) => page(index)) }
  const began = performance.now()
  let files = 0
  for (const _ of publishSite(someInput({ site: before }))) files += 1
  const all = performance.now() - began
  const pages = before.pages.with(1, page(1))
  const site = { ...before, pages }
  const changed = performance.now()
  for (const _ of publishChanges(someInput({ site }), before).files) files += 1
  return { files, all, one: performance.now() - changed }
}

measure(50)
const thousand = measure(1000)
const tenThousand = measure(10_000)
printTable('Publishing to memory, once', [
  { what: '1,000 pages of ten sections', measured: thousand.all, unit: 'ms' },
  { what: '10,000 pages of ten sections', measured: tenThousand.all, unit: 'ms' },
  { what: 'one text of 1,000 pages', measured: thousand.one, unit: 'ms' },
  { what: 'one text of 10,000 pages', measured: tenThousand.one, unit: 'ms' },
])
