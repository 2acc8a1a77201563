import { expect, test } from 'vitest'
import type { SiteHours } from '../template.ts'
import { conformingTemplate, drawExample } from '../testing.tsx'
import fileStyles from './request-files.css?raw'
import styles from './request-form.css?raw'
import { requestFormExamples } from './request-form.examples.ts'
import { requestForm } from './request-form.ts'
import { RequestForm } from './request-form.view.tsx'
import { requestFormWords } from './request-form.words.ts'

conformingTemplate({
  template: requestForm,
  View: RequestForm,
  words: requestFormWords,
  examples: requestFormExamples,
  styles,
})

const [stay, every, bare] = requestFormExamples

test('[FORM-7] every kind of question is an input that a browser has without any script', () => {
  const drawn = drawExample(requestForm, RequestForm, every!)
  const inputs: readonly (readonly [id: string, input: RegExp])[] = [
    ['q1', /<input id="s1-q1"[^>]* maxLength="255"/],
    ['q2', /<textarea id="s1-q2"[^>]* maxLength="900"/],
    ['q3', /<input id="s1-q3"[^>]* type="radio" name="a\/q3" value="o1"/],
    ['q4', /<input id="s1-q4"[^>]* type="checkbox" name="a\/q4\/o1" value="yes"/],
    ['q5', /<input id="s1-q5"[^>]* type="number"[^>]* min="1" max="12"/],
    ['q6', /<input id="s1-q6"[^>]* type="date"/],
    ['q7', /<input id="s1-q7"[^>]* type="date"/],
    ['q8', /<input id="s1-q8"[^>]* type="time" min="09:00" max="17:00"/],
    ['q9', /<input id="s1-q9-until" type="date"[^>]* name="a\/q9\/until"/],
    ['q10', /<input id="s1-q10-children" type="number"[^>]* name="a\/q10\/children"/],
    ['q11', /<input id="s1-q11"[^>]* type="tel" autoComplete="tel"/],
    [
      'q13',
      /<input id="s1-q13"[^>]* type="file" accept="application\/pdf,image\/jpeg,image\/png,image\/webp" multiple=""/,
    ],
    ['q12', /<input id="s1-q12" type="checkbox"[^>]* name="a\/q12" value="yes"/],
  ]
  for (const [id, input] of inputs) expect(drawn, id).toMatch(input)
})

test('[FORM-7] the form says which one it is, and is posted like every other', () => {
  const drawn = drawExample(requestForm, RequestForm, stay!, { site: { siteId: 'dar' } })
  expect(drawn).toContain('action="/api/v1/sites/form/contact/dar/?lang=ar"')
  expect(drawn).toContain('<input type="hidden" name="form" value="s1"/>')
})

test('[FORM-7] what is asked only with an option hangs on it, says so, and never holds up a browser that checks by itself', () => {
  const drawn = drawExample(requestForm, RequestForm, stay!)
  expect(drawn).toMatch(/data-ask="ONE"[^>]*data-choice="1"/)
  expect(drawn).toMatch(/data-ask="NUMBER"[^>]*data-of="1" data-with="1"/)
  expect(drawn).toMatch(/<input id="s1-room-family" data-nth="1" type="radio"/)
  expect(drawn).toContain('<p>مع «غرفة عائلية» فقط</p>')
  const needed = {
    ...stay!,
    content: JSON.parse(JSON.stringify(stay!.content).replace('"needed":false,"least":0', '"needed":true,"least":0')),
  }
  expect(drawExample(requestForm, RequestForm, needed)).not.toMatch(/id="s1-cots"[^>]* required/)
})

test('[FORM-7] only what need not be answered is marked; name and e-mail always are asked for', () => {
  const drawn = drawExample(requestForm, RequestForm, stay!)
  expect(drawn.match(/\(اختياري\)/g)).toHaveLength(3)
  for (const name of ['name', 'email']) expect(drawn).toMatch(new RegExp(`<input id="s1-${name}"[^>]* required=""`))
})

test('[FORM-8] days that are not possible are told to everybody who is asked for a day, and to nobody else', () => {
  const drawn = drawExample(requestForm, RequestForm, stay!)
  expect(drawn).toContain('<li>الاثنين</li>')
  expect(drawn).toContain('<time dateTime="2027-02-20">')
  expect(drawn).toContain('&quot;weekdays&quot;:[1]')
  expect(drawExample(requestForm, RequestForm, bare!)).not.toContain('ask-closed')
})

test('[FORM-7] a question without words, or without anything to choose, is asked of nobody', () => {
  const questions = [
    { id: 'q1', kind: 'ONE', label: 'Which?' },
    { id: 'q2', kind: 'TEXT', label: '' },
  ]
  const drawn = drawExample(requestForm, RequestForm, { ...bare!, content: { questions } })
  expect(drawn).not.toContain('data-ask="ONE"')
  expect(drawn).not.toContain('a/q2')
})

test('[FORM-9] a form that asks for files is posted with them, says which it takes, and fetches a script of its own; every other form is as it was', () => {
  const drawn = drawExample(requestForm, RequestForm, every!)
  expect(drawn).toContain('encType="multipart/form-data"')
  expect(drawn).toMatch(/data-then="request-form sent-files calendar"/)
  expect(drawn).toContain('<p>PDF oder Bild (JPEG, PNG, WebP), bis zu 3, je bis 10 MB</p>')
  expect(drawn).toMatch(/<div class="sent-progress"[^>]* data-each="10000000" data-all="25000000" hidden/)
  const without = drawExample(requestForm, RequestForm, stay!)
  expect(without).not.toMatch(/encType|sent-(?:files|progress)|data-faults/)
})

test('[FORM-9] no rule for files is in a page whose forms ask for none: each asks for a word that only they have', () => {
  const selectors = [...fileStyles.matchAll(/^([^\s@/}].*) \{$/gm)].map(([, selector]) => selector ?? '')
  expect(selectors.length).toBeGreaterThan(8)
  expect(selectors.filter((selector) => !/data-ask="FILE"|\.sent-(?:list|progress)/.test(selector))).toEqual([])
})

const NO_WEEK = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, '']),
)
const ofSite: SiteHours = {
  section: 'other',
  week: { ...NO_WEEK, monday: '09:00-13:00,16:00-20:00', friday: '18:00-02:00' },
  special: [{ day: '2027-02-08', until: '2027-03-09', hours: '19:00-03:00', reason: 'Ramadan' }],
}
const asking = (kind: string, followsHours = true) => ({
  name: 'asking',
  language: 'en',
  content: {
    followsHours,
    questions: [
      { id: 'day', kind, label: 'When?' },
      { id: 'time', kind: 'TIME', label: 'At what time?' },
    ],
  },
})
const drawnWith = (kind: string, followsHours?: boolean) =>
  drawExample(requestForm, RequestForm, asking(kind, followsHours), { site: { hours: ofSite } })

test('[FORM-8] a time in a form that follows the hours of its site holds those of each day, and a line that says them', () => {
  const drawn = drawnWith('DAY')
  expect(drawn).toMatch(/data-ask="TIME"[^>]*data-open="[^"]*&quot;09:00-13:00,16:00-20:00&quot;/)
  expect(drawn).toContain('&quot;from&quot;:&quot;2027-02-08&quot;,&quot;until&quot;:&quot;2027-03-09&quot;')
  expect(drawn).toContain('<p class="ask-open" id="s1-time-open" aria-live="polite"></p>')
  expect(drawn).toMatch(/<input id="s1-time"[^>]* aria-describedby="s1-time-open s1-time-fault"/)
  expect(drawn).toMatch(/data-says="[^"]*openThat/)
  expect(drawn).toMatch(/data-zone="Asia\/Damascus"/)
  expect(drawnWith('DAY', false)).not.toMatch(/data-open|ask-open|openThat/)
})

test('[FORM-8] hours close days to come, and of a stay the days of arrival alone', () => {
  expect(drawnWith('DAY')).toMatch(/<span>Not possible on:<\/span><ul><li>Sunday<\/li><li>Tuesday<\/li>/)
  const stay = drawnWith('STAY')
  expect(stay).toMatch(/<span>No arrival on:<\/span><ul><li>Sunday<\/li>/)
  expect(stay).not.toContain('Not possible on:')
})
