import { type Page, primaryLanguage } from '@mimar/document'
import { checkLink, fold, linkKind } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import { headingIn } from '../places/text.ts'
import type { Opened } from '../state/state.ts'
import { pageName, templateName } from '../words/names.ts'
import type { Say } from '../words/words.ts'

/** Something a link can lead to. */
export interface LinkTarget {
  readonly kind: 'page' | 'section' | 'typed'
  readonly name: string
  readonly where: string
  readonly address: string
}

/** What was typed, completed as it will be stored; or that it may not be a link. */
type Typed = { readonly target: LinkTarget | null; readonly isForbidden: boolean }

const LOOKS_LIKE_ADDRESS = /[.:@#/]|^\+?\d[\d ()-]{4,}$/
const MOST = 8

/** Pages and sections whose name or address holds the words, pages first. */
export function targetsFor(opened: Opened, query: string, say: Say, catalog: TemplateCatalog): readonly LinkTarget[] {
  const { site, page: here, language } = opened
  const wanted = fold(query.trim())
  const pages = site.pages.map((page) => pageTarget(page, say, language))
  const ordered = site.pages.toSorted((one, two) => Number(two.id === here) - Number(one.id === here))
  const sections = ordered.flatMap((page) => sectionTargets(opened, page, say, catalog))
  const fits = ({ name, where, address }: LinkTarget) =>
    wanted === '' || [name, where, address].some((text) => fold(text).includes(wanted))
  return [...pages.filter(fits), ...sections.filter(fits)].slice(0, MOST)
}

/** An address, mail address or phone number that was typed instead of searched for (LINK-5). */
export function typedTarget(query: string, say: Say): Typed {
  const text = query.trim()
  if (!LOOKS_LIKE_ADDRESS.test(text)) return { target: null, isForbidden: false }
  const checked = checkLink(text)
  if (!checked.ok) return { target: null, isForbidden: true }
  return {
    target: { kind: 'typed', name: checked.value, where: hintFor(text, checked.value, say), address: checked.value },
    isForbidden: false,
  }
}

/** What an existing link leads to, by name where it has one; `isBroken` when the page is gone. */
export function resolveLink({ site, language }: Opened, address: string, say: Say) {
  if (linkKind(address) !== 'internal') return { name: address, isBroken: false }
  const path = address.split(/[?#]/)[0] ?? '/'
  const page = site.pages.find((one) => bare(one.path) === bare(path))
  return page ? { name: pageName(say, page, language), isBroken: false } : { name: address, isBroken: true }
}

/** Whether a link leads to another site; it opens in a new tab then. */
export function isOutside(address: string): boolean {
  return linkKind(address) === 'external'
}

/** A long address with its middle left out. */
export function shorten(address: string): string {
  return address.length > 44 ? `${address.slice(0, 24)}…${address.slice(-18)}` : address
}

function pageTarget(page: Page, say: Say, language: string): LinkTarget {
  return { kind: 'page', name: pageName(say, page, language), where: page.path, address: page.path }
}

function sectionTargets({ site, language }: Opened, page: Page, say: Say, catalog: TemplateCatalog): LinkTarget[] {
  const primary = primaryLanguage(site).code
  return page.sections.map((section) => {
    const template = templateName(say, section.template)
    return {
      kind: 'section',
      name: headingIn(section, language, primary, catalog).split('\n')[0] || template,
      where: `${pageName(say, page, language)} · ${template}`,
      address: `${page.path}#comp-${section.id}`,
    }
  })
}

function hintFor(text: string, address: string, say: Say): string {
  if (linkKind(address) === 'external') return say(text === address ? 'linkNewTab' : 'linkSchemeAdded')
  return say('linkAsTyped')
}

const bare = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase()
