import { type Field, type Fields, type Json, valueFor } from '@mimar/fields'
import type { SectionProperty } from '../operation.ts'
import { isSame } from '../same.ts'
import { sectionReaders } from '../shapes.ts'
import type { LanguageCode, Section } from '../site.ts'
import type { Way } from './way.ts'

type Content = { readonly [name: string]: Json }

/** One assignment that makes a content another. */
interface Assignment {
  readonly field: string
  readonly language?: LanguageCode
  readonly value: Json
  readonly asWas?: true
}

/** What must be assigned so that a content becomes another: text by language, everything else whole. */
export function assignments(fields: Fields, now: Content, then: Content): Assignment[] {
  return Object.entries(fields).flatMap(([name, field]): Assignment[] => {
    const before = now[name] ?? field.initial
    const after = then[name] ?? field.initial
    if (isSame(before, after)) return []
    if (field.kind !== 'text') return [{ field: name, value: after, ...beyond(field, after) }]
    const [was, is] = [valueFor(field, before), valueFor(field, after)]
    const changed = Object.keys({ ...was, ...is }).filter((language) => was[language] !== is[language])
    return changed.map((language) => {
      const value = is[language] ?? null
      return { field: name, language, value, ...beyond(field, value) }
    })
  })
}

/** What was beyond a limit then may be so again. */
export function beyond(field: Field, value: Json): { readonly asWas?: true } {
  const checked = field.kind === 'text' ? field.checkText(value ?? '') : field.check(value)
  return checked.ok ? {} : { asWas: true }
}

const PROPERTIES = Object.keys(sectionReaders) as SectionProperty[]

const FIXED = ['template', 'category', 'thumbnail', 'isUnique', 'validation', 'extras', 'dataExtras'] as const

/** Whether one can be made the other by what a person can do in it; else it is another section of the same id. */
export function isSameSection(now: Section, then: Section): boolean {
  return FIXED.every((part) => isSame(now[part], then[part]))
}

/** Makes a section that stands on the way what it was. */
export function restoreSection(way: Way, now: Section, then: Section): void {
  const fields = way.catalog.find(then.template)?.fields ?? {}
  const known = new Set(way.site.languages.map(({ code }) => code))
  for (const assignment of assignments(fields, now.content, then.content)) {
    if (assignment.language !== undefined && !known.has(assignment.language)) continue
    way.go({ do: 'set-field', section: then.id, ...assignment })
  }
  for (const property of PROPERTIES) {
    if (!isSame(now[property], then[property])) {
      way.go({
        do: 'set-section',
        section: then.id,
        property,
        value: then[property] ?? (property === 'hiddenOn' ? [] : null),
      })
    }
  }
}
