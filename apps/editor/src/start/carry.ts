import type { Starter } from '@mimar/contract'
import { type Operation, primaryLanguage, renaming, type Section, type Site } from '@mimar/document'
import { isRecord } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import { doneSteps, STEPS, type StepId } from './checklist-steps.ts'

/** What goes along with the steps that a deed has done; texts of a language that it added follow too. */
export function carriedBy(
  before: Site,
  after: Site,
  starter: Starter,
  catalog: TemplateCatalog,
): { readonly steps: readonly StepId[]; readonly operations: readonly Operation[] } {
  const [was, is] = [doneSteps(before, null, starter, catalog), doneSteps(after, null, starter, catalog)]
  const hasMore = before.languages !== after.languages
  const steps = STEPS.filter((step) => is.has(step) && (hasMore || !was.has(step)))
  return { steps, operations: steps.flatMap((step) => carried(step, after, starter, catalog)) }
}

/**
 * What else has to say so when a step is done. A new name stands in footer and page titles too, a phone number where
 * search engines read it.
 */
function carried(step: StepId, site: Site, starter: Starter, catalog: TemplateCatalog): readonly Operation[] {
  if (step === 'name') return carriedName(site, starter, catalog)
  return step === 'phone' ? carriedPhone(site, catalog) : []
}

function carriedName(site: Site, { names }: Starter, catalog: TemplateCatalog): readonly Operation[] {
  const navbar = site.header.find(({ template }) => catalog.hasRole(template, 'navigation'))
  const name = textOf(navbar?.content[catalog.fieldFor(navbar.template, 'site-name') ?? ''], primaryLanguage(site).code)
  return name === '' ? [] : renaming(site, { from: names, to: name }, catalog)
}

/** As the field for it takes phone numbers. */
const PHONE = /^\+?[\d ().-]{5,30}$/

function carriedPhone(site: Site, catalog: TemplateCatalog): readonly Operation[] {
  const { code } = primaryLanguage(site)
  const saidBy = ({ template, content }: Section) =>
    textOf(content[catalog.fieldFor(template, 'phone') ?? ''], code).trim()
  // A form that could say one and does not is not where it is said.
  const value =
    site.pages
      .flatMap(({ sections }) => sections)
      .map(saidBy)
      .find((phone) => phone !== '') ?? ''
  const isKnown = value === site.settings.business.telephone
  return PHONE.test(value) && !isKnown ? [{ do: 'set-setting', field: 'business/telephone', value }] : []
}

function textOf(texts: unknown, language: string): string {
  const text = isRecord(texts) ? texts[language] : undefined
  return typeof text === 'string' ? text : ''
}
