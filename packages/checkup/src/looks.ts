import type { Section, Site } from '@mimar/document'
import { hasItsHost, isRightKey, keysIn } from '@mimar/document/integrations'
import type { Localized } from '@mimar/fields'
import { contrastTable } from '@mimar/render'
import { type CheckupInput, type Finding, finding } from './finding.ts'
import { seenSections } from './walk.ts'

/** Colours that stand on each other and are hard to tell apart, in the modes the site shows. */
export function lowContrasts({ site }: CheckupInput): Finding[] {
  const seen = seenSections(site)
  return contrastTable(site.theme.palette).flatMap(({ mode, pair, ratio, needed }) => {
    const first = seen.find(({ section }) => modeOf(site, section) === mode)
    if (!first || ratio >= needed) return []
    const params = { mode, pair, ratio: Math.floor(ratio * 10) / 10, needed }
    return [finding('contrast-low', { page: first.page.id, section: first.section.id, params })]
  })
}

/** A panel that calls to action is drawn in the strongest colours, whatever the theme. */
function modeOf(site: Site, { category, colorMode }: Section): string {
  return category === 'cta' ? 'STRONG' : (colorMode ?? site.theme.colorMode)
}

/** A banner whose choices are ticked before anybody has chosen: no valid consent in the EU. */
export function pretickedConsent({ site }: CheckupInput): Finding[] {
  const { isVisible, settings } = site.settings.gdprConsent
  if (!isVisible || settings.startsOff) return []
  const field = 'gdprConsent/settings/startsOff'
  return [finding('consent-preticked', { field, fix: [{ do: 'set-setting', field, value: true }] })]
}

/**
 * What serves advertising too (Meta's pixel), while visitors are asked for statistics: regulators may want it told. Silent once
 * the owner has worded the question in every language; Mimar's own words speak of statistics alone.
 */
export function unsaidAdvertising({ site }: CheckupInput): Finding[] {
  const loaded = keysIn(site.settings).filter((one) => one.integration.alsoAdvertises && isRightKey(one))
  if (loaded.length === 0) return []
  const told = questionOf(site.settings)
  const active = site.languages.filter(({ isActive }) => isActive)
  if (active.every(({ code }) => told[code]?.trim())) return []
  return loaded.map(({ path, integration }) =>
    finding('pixel-advertises', { field: path, params: { integration: integration.id } }),
  )
}

/** In whose words visitors are asked before it loads; none where nobody asks them, or Mimar's words do. */
function questionOf({ gdprConsent, simpleConsent }: Site['settings']): Localized {
  if (!gdprConsent.isVisible) return simpleConsent.isVisible ? simpleConsent.consentText : {}
  return gdprConsent.settings.categories.find(({ type }) => type === 'analytics')?.description ?? {}
}

/** What runs on a host of the owner's own, and does not know which: nothing would be counted. */
export function missingOwnHosts({ site }: CheckupInput): Finding[] {
  return keysIn(site.settings)
    .filter((one) => !hasItsHost(one))
    .map(({ originPath, integration }) =>
      finding('own-host-missing', { field: originPath, params: { integration: integration.id } }),
    )
}

/** Ids of providers that are none of theirs: nothing would be counted. */
export function malformedTracking({ site }: CheckupInput): Finding[] {
  return keysIn(site.settings)
    .filter((one) => !isRightKey(one))
    .map(({ path, key }) => finding('tracking-malformed', { field: path, params: { value: key } }))
}
