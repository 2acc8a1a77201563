import { expect, test } from 'vitest'
import type { Unit } from './exchange.ts'
import { readXliff, writeXliff } from './xliff.ts'

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0'
const xliff = (inner: string, root = `xmlns="${NAMESPACE}" version="2.1" srcLang="ar" trgLang="en"`) =>
  `<xliff ${root}>${inner}</xliff>`
const file = (inner: string) => xliff(`<file id="hero">${inner}</file>`)
const unit = (inner: string) => file(`<unit id="title">${inner}</unit>`)
const segment = (target: string, state = '') =>
  `<segment${state && ` state="${state}"`}><source>س</source>${target && `<target>${target}</target>`}</segment>`

const faultsOf = (text: string) => {
  const read = readXliff(text)
  return 'faults' in read ? read.faults : []
}
function unitsOf(text: string) {
  const read = readXliff(text)
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read.file.units
}

test.each([
  ['', { code: 'file-empty', params: {} }],
  ['\n<xliff>', { code: 'not-xml', params: { line: 2 } }],
  ['<html/>', { code: 'not-xliff', params: { name: 'html' } }],
  [xliff('', 'version="2.1" trgLang="en"'), { code: 'version-unknown', params: { version: '2.1' } }],
  [xliff('', `xmlns="${NAMESPACE}" trgLang="en"`), { code: 'version-unknown', params: { version: '?' } }],
  [
    xliff('', `xmlns="${NAMESPACE}" version="12.1" trgLang="en"`),
    { code: 'version-unknown', params: { version: '12.1' } },
  ],
  [
    xliff('', `xmlns="${NAMESPACE}" version="2.10" trgLang="en"`),
    { code: 'version-unknown', params: { version: '2.10' } },
  ],
  [xliff('', `xmlns="${NAMESPACE}" version="2.0"`), { code: 'language-missing', params: {} }],
  [xliff('<file><unit id="t"/></file>'), { code: 'id-missing', params: { place: '' } }],
  [file('<unit name="hero/title"/>'), { code: 'id-missing', params: { place: 'hero/title' } }],
  [file('<unit/>'), { code: 'id-missing', params: { place: 'hero' } }],
  [unit(''), { code: 'source-missing', params: { id: 'hero/title' } }],
  [
    file(`<unit id="t">${segment('')}</unit><unit id="t">${segment('')}</unit>`),
    { code: 'id-repeated', params: { id: 'hero/t' } },
  ],
])('[U44] of a file from a translator it is said what is wrong and where: %s', (text, fault) => {
  expect(faultsOf(text)).toEqual([fault])
})

test.each([
  [segment('One', 'final'), 'One', true],
  [segment('One', 'reviewed'), 'One', true],
  [segment('One', 'translated'), 'One', true],
  [segment('One', 'initial'), 'One', false],
  [segment('One', 'untranslated'), 'One', false],
  [segment('One', 'finally'), 'One', false],
  [segment('One'), 'One', false],
  [`${segment('One', 'final')}${segment('Two', 'initial')}`, 'OneTwo', false],
  [`${segment('One', 'final')}${segment('', 'final')}`, '', true],
  [
    `${segment('One', 'final')}<ignorable><source> - </source></ignorable>${segment('Two', 'final')}`,
    'One - Two',
    true,
  ],
  [segment('One<ph id="1"/><pc id="2"> two</pc><cp hex="0009"/><cp hex="0"/><cp/>.', 'final'), 'One two\t  .', true],
])('[U44] a unit of %s says %j, done: %s', (inner, target, isDone) => {
  expect(unitsOf(unit(inner))).toMatchObject([{ id: 'hero/title', target, isDone }])
})

test('[U44] units are found in groups of groups, and in nothing that another program has put beside them', () => {
  const one = (id: string) => `<unit id="${id}">${segment('x')}</unit>`
  const inner = `words${one('a')}<group id="g">${one('b')}<group id="h">${one('c')}</group></group><notes>${one('d')}</notes><other xmlns="urn:other">${one('e')}</other><x:unit xmlns:x="urn:other" id="f"/>`
  expect(unitsOf(file(inner)).map(({ id }) => id)).toEqual(['hero/a', 'hero/b', 'hero/c'])
  const foreign = `<o:source xmlns:o="urn:other">no</o:source>`
  expect(unitsOf(unit(`<segment>${foreign}<source>yes</source></segment>`))[0]?.source).toBe('yes')
})

test('[U44] a unit says how long it may be, what it was and how it stands, and nothing that it does not have', () => {
  const given = (change: Partial<Unit>): string => {
    const whole: Unit = {
      ...{ id: 'hero/a/b', owner: 'hero', path: 'a/b', place: 'A & B', source: '<س>', target: '"T"' },
      ...{ state: 'done', limit: 30, version: 'v1' },
    }
    return writeXliff({ source: 'ar', target: 'en', units: [{ ...whole, ...change }] })
  }
  expect(given({})).toContain(`    <unit id="a.b" name="hero/a/b" mimar:version="v1">
      <notes>
        <note id="place" category="place">A &amp; B</note>
        <note id="limit" category="limit">30</note>
      </notes>
      <segment state="translated">
        <source>&lt;س&gt;</source>
        <target>&quot;T&quot;</target>
      </segment>
    </unit>`)
  const bare = given({ limit: null, target: '', state: 'todo' })
  expect(bare).not.toContain('limit')
  expect(bare).not.toContain('<target>')
  expect(bare).toContain('<segment state="initial">')
})
