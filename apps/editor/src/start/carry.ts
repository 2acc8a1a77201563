import type { Starter } from '@mimar/contract'
import { type Operation, primaryLanguage, type Section, type Site } from '@mimar/document'
import {
  countGraphemes,
  type Field,
  type Fields,
  type GroupField,
  isRecord,
  type ListField,
  type TextField,
} from '@mimar/fields'
import { findTemplate } from '@mimar/sections/definitions'
import { doneSteps, STEPS, type StepId } from './steps.ts'

/** What goes along with the steps that a deed has done; texts of a language that it added follow too. */
export function carriedBy(
  before: Site,
  after: Site,
  starter: Starter,
): { readonly steps: readonly StepId[]; readonly operations: readonly Operation[] } {
  const [was, is] = [doneSteps(before, null, starter), doneSteps(after, null, starter)]
  const hasMore = before.languages !== after.languages
  const steps = STEPS.filter((step) => is.has(step) && (hasMore || !was.has(step)))
  return { steps, operations: steps.flatMap((step) => carried(step, after, starter)) }
}

/** What else has to say so when a step is done: a new name stands in footer and page titles too, a phone number where search engines read it. */
function carried(step: StepId, site: Site, starter: Starter): readonly Operation[] {
  if (step === 'name') return carriedName(site, starter)
  return step === 'phone' ? carriedPhone(site) : []
}

function carriedName(site: Site, { names }: Starter): readonly Operation[] {
  const navbar = site.header.find(({ template }) => template === 'Navbar')
  const { code } = primaryLanguage(site)
  const name = textOf(navbar?.content.name, code)
  if (name === '') return []
  const old = names.filter((one) => one !== name).toSorted((one, other) => other.length - one.length)
  const renamed = (text: string) => old.reduce((now, one) => now.replaceAll(one, name), text)
  const operations: Operation[] = []
  // Texts in languages that the site does not have yet cannot be changed; they follow when one is added.
  const codes = new Set(site.languages.map((language) => language.code))
  for (const section of [...site.header, ...site.pages.flatMap(({ sections }) => sections), ...site.footer]) {
    for (const { field, language, text, limit } of textsOf(section)) {
      const value = renamed(text)
      if (value === text || !codes.has(language) || (limit !== null && countGraphemes(value) > limit)) continue
      operations.push({ do: 'set-field', section: section.id, field, language, value })
    }
  }
  for (const [language, text] of Object.entries(site.settings.name)) {
    if (renamed(text) !== text && codes.has(language))
      operations.push({ do: 'set-setting', field: 'name', language, value: renamed(text) })
  }
  for (const { id: page, meta } of site.pages) {
    for (const property of ['title', 'description'] as const) {
      for (const [language, text] of Object.entries(meta[property])) {
        const value = renamed(text)
        if (value !== text && codes.has(language))
          operations.push({ do: 'set-page-meta', page, property, language, value })
      }
    }
  }
  return operations
}

/** As the field for it takes phone numbers. */
const PHONE = /^\+?[\d ().-]{5,30}$/

function carriedPhone(site: Site): readonly Operation[] {
  const contact = site.pages.flatMap(({ sections }) => sections).find(({ template }) => template === 'Contact')
  const value = textOf(contact?.content.phone, primaryLanguage(site).code).trim()
  const isKnown = value === site.settings.business.telephone
  return PHONE.test(value) && !isKnown ? [{ do: 'set-setting', field: 'business/telephone', value }] : []
}

function textOf(texts: unknown, language: string): string {
  const text = isRecord(texts) ? texts[language] : undefined
  return typeof text === 'string' ? text : ''
}

interface Found {
  readonly field: string
  readonly language: string
  readonly text: string
  readonly limit: number | null
}

function textsOf({ template, content }: Section): readonly Found[] {
  const fields = findTemplate(template)?.fields
  return fields ? textsBelow(fields, content, '') : []
}

function textsBelow(fields: Fields, content: { readonly [name: string]: unknown }, at: string): readonly Found[] {
  return Object.entries(fields).flatMap(([name, field]) => textsAt(field, content[name], at + name))
}

function textsAt(field: Field, value: unknown, path: string): readonly Found[] {
  if (field.kind === 'list' && Array.isArray(value)) {
    const { fields } = field as ListField
    return value.filter(isRecord).flatMap((item) => textsBelow(fields, item, `${path}/${String(item.id)}/`))
  }
  if (!isRecord(value)) return []
  if (field.kind === 'group') return textsBelow((field as GroupField).fields, value, `${path}/`)
  if (field.kind !== 'text') return []
  const { limit } = field as TextField
  return Object.entries(value).map(([language, text]) => ({ field: path, language, text: String(text), limit }))
}
