import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './phone-bar.css?raw'
import { phoneBarExamples } from './phone-bar.examples.ts'
import { phoneBar } from './phone-bar.ts'
import { PhoneBar } from './phone-bar.view.tsx'
import { phoneBarWords } from './phone-bar.words.ts'

conformingTemplate({ template: phoneBar, View: PhoneBar, words: phoneBarWords, examples: phoneBarExamples, styles })

const [usual] = phoneBarExamples

test('[SEC-32] a bar of two or three links, each drawn by what its address does', () => {
  const drawn = drawExample(phoneBar, PhoneBar, usual!)
  expect([...drawn.matchAll(/href="(.*?)"/g)].map(([, address]) => address)).toEqual([
    'tel:+963112345678',
    'https://www.google.com/maps?q=33.5,36.3',
    '/Contact',
  ])
  const icons = [...drawn.matchAll(/<svg.*?<\/svg>/g)].map(([icon]) => icon)
  expect(new Set(icons).size).toBe(3)
  // A phone and a place look the same in both directions of writing.
  expect(drawn).not.toContain('mirrors')
})

test('[U5] [SEC-32] a new bar, whose buttons lead nowhere yet, has the signs of what its words say', () => {
  const ways = ['Call', 'Directions', 'Book'].map((buttonText, id) => ({ id: `${id}`, buttonText, buttonUrl: '' }))
  const drawn = drawExample(phoneBar, PhoneBar, { ...usual!, content: { ways } })
  expect(new Set(drawn.match(/<svg.*?<\/svg>/g)).size).toBe(3)
})

test('[SEC-32] a page has one at most, and wider windows have none', () => {
  expect(phoneBar.isUnique).toBe(true)
  expect(styles).toMatch(
    /min-width: 769px\) \{\s*:is\(main > \.phone-bar, body:has\(> main\) > \.phone-bar\):not\(\[data-section\]\) \{\s*display: none/,
  )
})

test('[SEC-23] [SEC-32] the hours stand above the ways where the owner wants them, and open the week without a script', () => {
  const hours = { week: { monday: '09:00-18:00' }, special: [] }
  const drawn = (showsHours: boolean, site: object) =>
    drawExample(phoneBar, PhoneBar, { ...usual!, content: { ...usual!.content, showsHours } }, { site })
  expect(drawn(true, { hours })).toMatch(
    /<details class="bar-hours phone-hours" data-island="hours".*<ul class="phone-ways"/,
  )
  expect(drawn(true, { hours })).toContain('>ساعات العمل</span>')
  for (const [isShown, said] of [
    [false, hours],
    [true, null],
  ] as const)
    expect(drawn(isShown, { hours: said })).toBe(drawExample(phoneBar, PhoneBar, usual!))
})
