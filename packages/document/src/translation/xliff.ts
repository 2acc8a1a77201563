// XLIFF 2.0, the exchange format of translators.
import type { FileFault, Given, ReadFile, Returned, Unit } from './exchange.ts'
import { codesOf, hasCodes, marksOf, signOf } from './inline-codes.ts'
import { escapeXml, readXml, type XmlElement, XmlFault } from './xml.ts'

const XLIFF = 'urn:oasis:names:tc:xliff:document:2.0'
/** Ours, for what XLIFF has no word for; other programs keep attributes they do not know. */
const MIMAR = 'urn:mimar:translation:1'
const RTL = /^(?:ar|fa|he|ur|ckb|ps|sd|ug|yi|dv)\b/i

/** An XLIFF 2.1 document: one file for each section or page, one unit for each text. */
export function writeXliff({ source, target, units }: Given): string {
  const owners = Map.groupBy(units, ({ owner }) => owner)
  const direction = (language: string) => (RTL.test(language) ? 'rtl' : 'ltr')
  const files = [...owners].map(
    ([owner, ofOwner]) =>
      `  <file id="${owner}" canResegment="no" srcDir="${direction(source)}" trgDir="${direction(target)}" xml:space="preserve">\n${ofOwner.map(writeUnit).join('')}  </file>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${XLIFF}" xmlns:mimar="${MIMAR}" version="2.1" srcLang="${source}" trgLang="${target}">
${files.join('')}</xliff>
`
}

/** Ids of units are NMTOKENs, which know no slash; no step of a path has a dot, so that one stands for it. */
function writeUnit({ id, path, place, limit, source, target, state, version, marks }: Unit): string {
  const states = { todo: 'initial', changed: 'initial" subState="mimar:changed', done: 'translated' }
  const limits = limit === null ? '' : `\n        <note id="limit" category="limit">${limit}</note>`
  const coded = marks && codesOf({ source, target, marks })
  const targets = target === '' ? '' : `\n        <target>${coded?.target ?? escapeXml(target)}</target>`
  return `    <unit id="${path.replaceAll('/', '.')}" name="${escapeXml(id)}" mimar:version="${version}">
      <notes>
        <note id="place" category="place">${escapeXml(place)}</note>${limits}
      </notes>${coded?.data ?? ''}
      <segment state="${states[state]}">
        <source>${coded?.source ?? escapeXml(source)}</source>${targets}
      </segment>
    </unit>
`
}

/** Reads an XLIFF 2.x document, also one that another program has cut into more segments; or every fault of it. */
export function readXliff(text: string): ReadFile {
  if (text.trim() === '') return { faults: [{ code: 'file-empty', params: {} }] }
  try {
    return readRoot(readXml(text))
  } catch (fault) {
    if (!(fault instanceof XmlFault)) throw fault
    return { faults: [{ code: 'not-xml', params: { line: fault.line } }] }
  }
}

function readRoot(root: XmlElement): ReadFile {
  if (root.name !== 'xliff') return { faults: [{ code: 'not-xliff', params: { name: root.name } }] }
  const version = root.attributes.get('version') ?? ''
  if (root.namespace !== XLIFF || !/^2\.\d$/.test(version)) {
    return { faults: [{ code: 'version-unknown', params: { version: version || '?' } }] }
  }
  const faults: FileFault[] = []
  const target = root.attributes.get('trgLang') ?? ''
  if (target === '') faults.push({ code: 'language-missing', params: {} })
  const units = named(root, 'file').flatMap((file) => {
    const owner = file.attributes.get('id') ?? ''
    return unitsBelow(file).map((unit) => readUnit(owner, unit, faults))
  })
  const read = units.filter((unit) => unit !== undefined)
  const seen = new Set<string>()
  for (const { id } of read) {
    if (seen.has(id)) faults.push({ code: 'id-repeated', params: { id } })
    seen.add(id)
  }
  if (faults.length > 0) return { faults }
  return { file: { source: root.attributes.get('srcLang'), target, units: read } }
}

function readUnit(owner: string, unit: XmlElement, faults: FileFault[]): Returned | undefined {
  const path = unit.attributes.get('id')?.replaceAll('.', '/') ?? ''
  if (owner === '' || path === '') {
    faults.push({ code: 'id-missing', params: { place: unit.attributes.get('name') ?? owner } })
    return undefined
  }
  const id = `${owner}/${path}`
  const segments = unit.children.filter(
    (child): child is XmlElement => isElement(child) && (child.name === 'segment' || child.name === 'ignorable'),
  )
  const sources = segments.flatMap((segment) => named(segment, 'source'))
  if (sources.length === 0) {
    faults.push({ code: 'source-missing', params: { id } })
    return undefined
  }
  // What may be ignored (white space between segments) has no translation of its own.
  const targets = segments.map((segment) => {
    const [own] = named(segment, 'target')
    return own ?? (segment.name === 'ignorable' ? named(segment, 'source')[0] : undefined)
  })
  const isWhole = targets.every((target) => target !== undefined)
  const real = segments.filter(({ name }) => name === 'segment')
  return {
    id,
    source: sources.map(textOf).join(''),
    target: isWhole ? targets.map((target) => textOf(target as XmlElement)).join('') : '',
    ...(isWhole && hasCodes(unit) && { marks: marksOf(unit, targets as XmlElement[]) }),
    version: unit.attributes.get(`{${MIMAR}}version`),
    isDone: real.every(({ attributes }) => /^(?:translated|reviewed|final)$/.test(attributes.get('state') ?? '')),
  }
}

/** Units stand in files and in groups of them. */
function unitsBelow(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => {
    if (!isElement(child)) return []
    if (child.name === 'unit') return [child]
    return child.name === 'group' ? unitsBelow(child) : []
  })
}

/** The words of an element, with those that codes and marks of other programs stand around. */
function textOf(element: XmlElement): string {
  if (element.name === 'cp') return signOf(element)
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}

function named({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child): child is XmlElement => isElement(child) && child.name === name)
}

function isElement(child: XmlElement | string): child is XmlElement {
  return typeof child !== 'string' && child.namespace === XLIFF
}
