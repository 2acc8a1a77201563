import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './count-down.css?raw'
import { countDownExamples } from './count-down.examples.ts'
import { countDown } from './count-down.ts'
import { CountDown } from './count-down.view.tsx'
import { countDownWords } from './count-down.words.ts'

conformingTemplate({ template: countDown, View: CountDown, words: countDownWords, examples: countDownExamples, styles })

const [wedding, course, long] = countDownExamples

test('[SEC-35] without a script the day stands there in full, and nothing is claimed about this moment', () => {
  const drawn = drawExample(countDown, CountDown, wedding!)
  expect(drawn).toContain('<time dateTime="2027-05-14">الجمعة، 14 مايو 2027</time><span>19:00</span>')
  expect(drawn).toMatch(/class="countdown-left" role="timer" hidden=""/)
  expect(drawn).toMatch(/class="countdown-over" hidden=""/)
})

test('[SEC-35] its script is told the moment, by the clock of the business: the beginning of the day where no hour is said', () => {
  expect(drawExample(countDown, CountDown, wedding!)).toContain('data-ends="2027-05-14T16:00:00.000Z"')
  const site = { timeZone: 'Europe/London' }
  expect(drawExample(countDown, CountDown, course!, { site })).toContain('data-ends="2027-03-01T00:00:00.000Z"')
  expect(drawExample(countDown, CountDown, long!)).toContain('data-ends="2029-09-30T03:30:00.000Z"')
})

test('[SEC-35] where nobody has said by whose clock, no script is asked for', () => {
  expect(drawExample(countDown, CountDown, wedding!, { site: { timeZone: '' } })).not.toContain('data-island')
})

test('[SEC-35] without a day it is not there for visitors, and stands with a dash on the canvas', () => {
  const nothing = { name: 'nothing', language: 'en', content: { title: 'Soon' } }
  expect(drawExample(countDown, CountDown, nothing)).toBe('')
  expect(drawExample(countDown, CountDown, nothing, { isCanvas: true })).toContain('<span>–</span>')
})
