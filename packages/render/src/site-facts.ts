import { flagIcon, hasFlags, type LanguageCode, primaryLanguage, type Section, type Site } from '@mimar/document'
import type { Json, Localized } from '@mimar/fields'
import { directionOf, type LanguageChoice, missingIcon, type SiteFacts, type TemplateCatalog } from '@mimar/sections'
import { languagePrefix, linkProps, pageAddress, searchAddress, searchIndexAddress } from './address.ts'
import { flagFile, flagPath } from './flags.ts'
import { rootAttributes } from './root-attributes.ts'
import { isShownIn } from './shown.ts'
import type { RenderMode, Surroundings } from './surroundings.ts'

/** What the facts about a site are read from; compared value by value, so it holds no whole site. */
type SiteFactsInput = Pick<Site, 'id' | 'languages' | 'settings' | 'theme' | 'constants' | 'events'> & {
  readonly path: string
  readonly pageIndex: number
  readonly language: LanguageCode
  readonly mode: RenderMode
  readonly surroundings: Surroundings
}

/** What views may know of the site and the page they stand on; what other sections say comes with `neighbourFacts`. */
export function siteFacts(input: SiteFactsInput): SiteFacts {
  const { settings, theme, constants, path, pageIndex, language, mode, surroundings } = input
  const inLanguage = textsIn(language, primaryLanguage(input).code)
  const words = surroundings.wordsIn(language)
  const prefix = languagePrefix(input, language)
  const homeHref = mode === 'canvas' ? '/home' : `${prefix}/`
  return {
    language,
    dir: directionOf(language),
    name: inLanguage(settings.name),
    ...{ look: theme.look, ornament: theme.ornament ?? 'none' },
    root: rootAttributes(theme, mode === 'canvas'),
    homeHref,
    path,
    pageIndex,
    isPaid: constants.isPaid,
    siteId: input.id,
    siteHash: constants.siteHash,
    generatorVersion: constants.generatorVersion,
    languages: languageChoices(input),
    languageMenuLayout: settings.languageMenuLayout ?? 'full',
    extraLinksLabel: inLanguage(settings.extraLinksLabel) || words.more,
    privacyPolicy: {
      name: inLanguage(settings.privacyPolicy.name) || words.privacyPolicy,
      link: settings.privacyPolicy.link,
      showInFooter: settings.privacyPolicy.showInFooter,
    },
    hasConsent: settings.gdprConsent.isVisible || settings.simpleConsent.isVisible,
    search: searchFacts(input),
    timeZone: settings.business.timeZone,
    words,
    events: input.events.map(({ id, name, date, place, text }) => ({
      ...{ id, name: inLanguage(name), date, place: inLanguage(place), text: inLanguage(text) },
    })),
    ...{ navigation: [], socials: [], hours: null },
    link: leadingIn(input, prefix, homeHref),
    icon: mode === 'canvas' ? canvasIcons(surroundings) : surroundings.icon,
  }
}

function leadingIn({ languages }: SiteFactsInput, prefix: string, home: string): SiteFacts['link'] {
  const context = { prefix, home, languages: languages.map(({ code }) => code) }
  return (address) => linkProps(address, context)
}

/** Where visitors search, and what; null where the site has no search. */
function searchFacts(input: SiteFactsInput): SiteFacts['search'] {
  const { settings, language } = input
  if (settings.hasSearch !== true) return null
  return { action: searchAddress(input, language), index: searchIndexAddress(language) }
}

/** A section on the canvas is compared with what it was drawn with: an icon that was missing is so until there are other facts. */
function canvasIcons({ icon }: Surroundings): SiteFacts['icon'] {
  const drawn = new Map<string, ReturnType<typeof icon>>()
  return (name) => {
    if (!drawn.has(name)) drawn.set(name, icon(name) ?? (name ? missingIcon : undefined))
    return drawn.get(name)
  }
}

/** The active languages in their order: to the site's root, or to the same page where the site says so (NAV-6). */
function languageChoices(input: SiteFactsInput): readonly LanguageChoice[] {
  const { settings, path, language } = input
  const target = { path: settings.languageSwitch === 'root' ? '/' : path }
  return activeLanguages(input).map(({ code, localizedName, name, flagCode }) => ({
    code,
    localizedName: localizedName || name || code,
    flag: flagOf(flagCode, input),
    href: pageAddress(input, target, code),
    isCurrent: code === language,
  }))
}

/** A published flag is a file; canvas and small previews, which have no such files, get it with the page. */
function flagOf(code: string, { settings, surroundings: { icon, flagHost } }: SiteFactsInput): string {
  const shape = hasFlags(settings) ? icon(flagIcon(code)) : undefined
  if (!shape) return ''
  return flagHost === undefined
    ? `data:image/svg+xml,${encodeURIComponent(flagFile(shape))}`
    : flagHost + flagPath(code)
}

/** The languages visitors get, in the order the owner gave them. */
export function activeLanguages(site: Pick<Site, 'languages'>): Site['languages'] {
  return site.languages.filter(({ isActive }) => isActive).toSorted((one, two) => one.order - two.order)
}

type NeighbourInput = {
  readonly facts: SiteFacts
  readonly primary: LanguageCode
  readonly navbar: Section | undefined
  readonly social: Section | undefined
  readonly hours: SiteFacts['hours']
  readonly catalog: TemplateCatalog
}

/** The site's facts with what other sections say: the links of the page's navigation bar, its socials, and when the business is open. */
export function neighbourFacts({ facts, primary, navbar, social, hours, catalog }: NeighbourInput): SiteFacts {
  const inLanguage = textsIn(facts.language, primary)
  const navigation = itemsOf(navbar, navbar && catalog.find(navbar.template)?.menu)
    // What only heads others leads nowhere.
    .filter(({ link }, index, links) => link !== '' || !links[index + 1]?.below)
    .map(({ text, link }) => ({ text: inLanguage((text ?? {}) as Localized), link: String(link ?? '') }))
    .filter(({ text }) => text !== '')
  const socials = socialsOf(social, catalog).map(({ socialUrl, icon }) => ({
    socialUrl: String(socialUrl ?? ''),
    icon: String(icon ?? ''),
  }))
  return { ...facts, navigation, socials, hours }
}

/** The first navigation bar of a page. */
export function findNavbar(
  sections: readonly Section[],
  language: LanguageCode,
  catalog: TemplateCatalog,
): Section | undefined {
  return sections.find((section) => catalog.hasRole(section.template, 'navigation') && isShownIn(section, language))
}

/** The section whose socials stand for the page's: a footer's, which are complete, before any other's. */
export function findSocials(
  sections: readonly Section[],
  language: LanguageCode,
  catalog: TemplateCatalog,
): Section | undefined {
  const having = sections.filter((section) => isShownIn(section, language) && socialsOf(section, catalog).length > 0)
  return having.find(({ category }) => category === 'footer') ?? having[0]
}

type Items = readonly { readonly [key: string]: Json }[]

const socialsOf = (section: Section | undefined, catalog: TemplateCatalog) =>
  itemsOf(section, section && catalog.fieldFor(section.template, 'socials'))

function itemsOf(section: Section | undefined, name: string | null | undefined): Items {
  const list = section?.content[name ?? '']
  return Array.isArray(list) ? (list as Items) : []
}

function textsIn(language: LanguageCode, primary: LanguageCode) {
  return (texts: Localized) => texts[language] ?? texts[primary] ?? ''
}
