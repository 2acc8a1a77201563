import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeXml, readXml, type XmlElement, XmlFault } from './xml.ts'

/** As short as a test can read it: `{namespace}name attribute=value (children)`. */
function shown({ name, namespace, attributes, children }: XmlElement): string {
  const own = [...attributes].map(([key, value]) => ` ${key}=${value}`).join('')
  const inner = children.map((child) => (typeof child === 'string' ? child : shown(child))).join('|')
  return `${namespace === '' ? '' : `{${namespace}}`}${name}${own}(${inner})`
}

function lineOfFault(text: string): number | null {
  try {
    readXml(text)
    return null
  } catch (fault) {
    if (fault instanceof XmlFault) return fault.line
    throw fault
  }
}

const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`

describe('XML from a translator', () => {
  test.each([
    ['<a/>', 'a()'],
    ['<a></a >', 'a()'],
    ['\uFEFF<a/>', 'a()'],
    ['<?xml version="1.0"?>\n<!-- a note -->\n<a/>\n<!-- <b> -->\n', 'a()'],
    ['<a>one<!-- two -->three<?four?></a>', 'a(one|three)'],
    ['<a>one<b>two</b>three<c/></a>', 'a(one|b(two)|three|c())'],
    ['<a>one\r\ntwo\rthree\nfour</a>', 'a(one\ntwo\nthree\nfour)'],
    ['<a one="1" two=\'2\' three-3.x = "\'" four=""/>', "a one=1 two=2 three-3.x=' four=()"],
    ['<a one="1"two="2"/>', null],
    ['<a\n  one="1"\n/>', 'a one=1()'],
    ['<_a.b-c9/>', '_a.b-c9()'],
    ['<a><![CDATA[<b> & ]] >]]></a>', 'a(<b> & ]] >)'],
    ['<a><![CDATA[]]></a>', 'a()'],
    ['<a>]]></a>', 'a(]]>)'],
    ['<a xml:lang="ar"/>', 'a {http://www.w3.org/XML/1998/namespace}lang=ar()'],
    ['<a xmlns="urn:x" one="1"><b/></a>', '{urn:x}a one=1({urn:x}b())'],
    ['<a xmlns="urn:x"><b xmlns=""/></a>', '{urn:x}a(b())'],
    ['<p:a xmlns:p="urn:x" p:one="1" two="2"><b/></p:a>', '{urn:x}a {urn:x}one=1 two=2(b())'],
    ['<a xmlns:p="urn:x"><p:b><p:c/></p:b></a>', 'a({urn:x}b({urn:x}c()))'],
    ['<a xmlns:p="urn:x"><b xmlns:p="urn:y"><p:c/></b><p:d/></a>', 'a(b({urn:y}c())|{urn:x}d())'],
    ['<a xmlnsx="1"/>', 'a xmlnsx=1()'],
    [nested(100), `${'a('.repeat(100)}${')'.repeat(100)}`],
  ])('%j reads as %j', (text, wanted) => {
    if (wanted === null) expect(lineOfFault(text)).toBe(1)
    else expect(shown(readXml(text))).toBe(wanted)
  })

  test.each([
    ['&amp;&lt;&gt;&quot;&apos;', '&<>"\''],
    ['&#65;&#x41;&#x1F44B;&#1605;', 'AA👋م'],
    ['&#x10FFFF;', '\u{10FFFF}'],
    ['a&amp;amp;b', 'a&amp;b'],
    ['no; entity', 'no; entity'],
  ])('the characters %j mean %j, in words and in attributes', (written, meant) => {
    expect(shown(readXml(`<a b="${written}">${written}</a>`))).toBe(`a b=${meant}(${meant})`)
  })

  test.each([
    ['&nbsp;'],
    ['&amp'],
    ['a & b'],
    ['&#0;'],
    ['&#x110000;'],
    ['&#1114112;'],
    ['&#;'],
    ['&#x;'],
    ['&#xZZ;'],
    ['&#6a;'],
    ['&constructor;'],
    ['&am p;'],
    ['&;'],
  ])('the characters %j mean nothing and are refused, in words and in attributes', (written) => {
    expect(lineOfFault(`<a>\n${written}</a>`)).toBe(1)
    expect(lineOfFault(`<a>\n<b c="${written}"/></a>`)).toBe(2)
  })

  test.each([
    ['', 1],
    ['\n\n', 3],
    ['words', 1],
    ['<a/>\nwords', 1],
    ['<a/>\n\n<b/>', 3],
    ['\n<a>', 2],
    ['<a>\n</b>', 2],
    ['\n</a>', 2],
    ['<a>\n\n<b></a>', 3],
    ['<a/></a>', 1],
    ['<a', 1],
    ['<a b/>', 1],
    ['<a b=1/>', 1],
    ['<a b="<"/>', 1],
    ['<a b="1" b="2"/>', 1],
    ['<9a/>', 1],
    ['<a>\n<!-- never closed', 2],
    ['<!DOCTYPE a><a/>', 1],
    ['<p:a/>', 1],
    ['<a p:b="1"/>', 1],
    ['<p:a xmlns:p="urn:x"></a>', 1],
    ['<constructor:a/>', 1],
    ['<![CDATA[words]]><a/>', 1],
    ['&#65;<a/>', 1],
    [nested(101), 1],
  ])('%j is refused, and where it is broken is told', (text, line) => {
    expect(lineOfFault(text)).toBe(line)
  })

  test('a byte order mark inside stays, and spaces around the document are nobody’s', () => {
    expect(shown(readXml(' \n\t<a>\uFEFFx</a> \n'))).toBe('a(\uFEFFx)')
    expect(lineOfFault('<![CDATA[ ]]><a/>')).toBeNull()
  })

  test('the fault names its line in a sentence', () => {
    expect(() => readXml('<a>\n</b>')).toThrow('The XML is broken on line 2.')
  })

  test('what is written is read as it was, in words and in attributes', () => {
    const some = fc.string({
      unit: fc.constantFrom('&', '<', '>', '"', "'", ';', 'amp', '#', 'x', '9', 'م', '\n', ' '),
    })
    fc.assert(
      fc.property(some, (words) => {
        const { attributes, children } = readXml(`<a b="${escapeXml(words)}">${escapeXml(words)}</a>`)
        expect([attributes.get('b'), children.join('')]).toEqual([words, words])
      }),
    )
  })
})
