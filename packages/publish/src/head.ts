// The head of a page: canonical address, hreflang, Open Graph.
import { type Page, primaryLanguage, type Site } from '@mimar/document'
import { encodeAddress, type Image, type Localized } from '@mimar/fields'
import { escapeText } from '@mimar/fields/escape-text'
import { activeLanguages, type ComposedPage, modeColors, pageAddress, shareImageOf } from '@mimar/render'
import { entryAlt, entryIn, entryKey, type PublicEntry } from '@mimar/sections'
import { dayOf } from './facts.ts'
import { manifestAddress } from './manifest-address.ts'
import type { PublishInput } from './output.ts'
import { structuredData } from './structured-data.ts'
import { SELDOM_MEDIA, seldomFile } from './styles.ts'

/** What the heads of all pages share; made once a publish. */
interface HeadParts {
  readonly input: PublishInput
  readonly image: ShareImage | undefined
  /** Favicon, colour of the browser's own bar, generator. */
  readonly identity: string
  /** Where the styles are that few visitors need. */
  readonly seldom: string
}

export function headParts(input: PublishInput): HeadParts {
  const { theme, constants } = input.site
  const identity = [
    favicon(input),
    named('theme-color', modeColors(theme.palette)[theme.colorMode].surface),
    named('generator', `Mimar ${constants.generatorVersion}`.trim()),
  ]
  const seldom = `<link rel="stylesheet" href="${seldomFile(input).address}" media="${SELDOM_MEDIA}">`
  return { input, image: imageBeside(input, {}), identity: identity.join(''), seldom }
}

interface HeadInput {
  readonly page: Page
  readonly composed: ComposedPage
  readonly styles: string
  readonly preloads: readonly string[]
  readonly script: string | undefined
  /** What that script fetches later. */
  readonly rest: string | undefined
  /** Once this begins the page is drawn; words at the foot of a picture would climb with each line that arrives. */
  readonly onward: string | undefined
  /** A page that is not there has no address of its own and is not to be found. */
  readonly isMissing: boolean
}

/** Everything between `<head>` and `</head>`. */
export function head({ input, image, identity, seldom }: HeadParts, page: HeadInput): string {
  const { composed, script, rest, onward, isMissing } = page
  const address = absolute(input, page.page, composed.language)
  const isHome = page.page.path === '/' && !isMissing
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(composed.title)}</title>`,
    named('description', composed.description),
    named('keywords', composed.keywords),
    isMissing || page.page.noIndex ? named('robots', 'noindex') : alternates(input, page.page, address),
    ...page.preloads.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    onward ? `<link rel="expect" href="#${escapeText(onward)}" blocking="render">` : '',
    `<style>${page.styles}</style>${seldom}`,
    script ? `<script src="${script}"${rest ? ` data-rest="${rest}"` : ''} defer></script>` : '',
    feedLink(composed),
    isMissing ? '' : sharing(input, page, address, ownImage(input, page) ?? image),
    identity,
    isMissing ? '' : `<link rel="manifest" href="${manifestAddress(input.site, composed.language)}">`,
    isMissing ? '' : structuredData(input.site.settings, composed, address, isHome, image?.url ?? ''),
  ].join('')
}

const named = (name: string, content: string) =>
  content === '' ? '' : `<meta name="${name}" content="${escapeText(content)}">`
const property = (name: string, content: string) =>
  content === '' ? '' : `<meta property="${name}" content="${escapeText(content)}">`

/** The whole address of a page in a language. */
export function absolute({ site, origin }: PublishInput, page: Pick<Page, 'path'>, language: string): string {
  return origin + encodeAddress(pageAddress(site, page, language))
}

function alternates(input: PublishInput, page: Page, address: string): string {
  const languages = activeLanguages(input.site)
  const canonical = `<link rel="canonical" href="${address}">`
  if (languages.length < 2) return canonical
  const link = (code: string, language: string) =>
    `<link rel="alternate" hreflang="${code}" href="${absolute(input, page, language)}">`
  const primary = primaryLanguage(input.site).code
  return canonical + languages.map(({ code }) => link(code, code)).join('') + link('x-default', primary)
}

/** Where programs read what is new in the list of the page, or in the one it stands in. */
function feedLink({ sections, site }: ComposedPage): string {
  for (const { facts } of sections) {
    const { feed = null, name = '' } = facts.listing ?? facts.entryOf ?? {}
    if (feed === null) continue
    const title = [name, site.name].filter(Boolean).join(' – ')
    return `<link rel="alternate" type="application/rss+xml" title="${escapeText(title)}" href="${site.link(feed).href}">`
  }
  return ''
}

interface ShareImage {
  readonly url: string
  readonly width: number
  readonly height: number
  /** What it shows, by language. */
  readonly alt: Localized
}

/** The news that a page is; undefined where it is none. */
function newsOn({ sections }: ComposedPage): PublicEntry | undefined {
  const found = sections.find(({ facts }) => facts.entryOf?.kind === 'NEWS')
  return found && entryIn(found.props.content)
}

function sharing(
  { site }: PublishInput,
  { composed }: HeadInput,
  address: string,
  image: ShareImage | undefined,
): string {
  const news = newsOn(composed)
  const { timeZone } = site.settings.business
  const others = activeLanguages(site).filter(({ code }) => code !== composed.language)
  return [
    property('og:type', news ? 'article' : 'website'),
    property('article:published_time', news && news.day !== '' ? dayOf(news.day, timeZone) : ''),
    property('og:site_name', composed.site.name),
    property('og:title', composed.title),
    property('og:description', composed.description),
    property('og:url', address),
    property('og:locale', composed.language),
    ...others.map(({ code }) => property('og:locale:alternate', code)),
    ...(image
      ? [
          property('og:image', image.url),
          property('og:image:width', String(image.width)),
          property('og:image:height', String(image.height)),
          property('og:image:alt', image.alt[composed.language] ?? ''),
        ]
      : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
  ].join('')
}

/** The picture that a page has for itself: chosen by hand, else that of the entry it is. */
function ownImage(input: PublishInput, { page, composed }: HeadInput): ShareImage | undefined {
  if (page.socialImage) return imageBeside(input, page)
  const entry = composed.sections.find(({ facts }) => facts.entryOf !== undefined)
  const picture = entry && entryKey(entry.template, entry.section.content)?.picture
  const image = picture ? imageBeside(input, { socialImage: picture }) : undefined
  return image && entry && { ...image, alt: { ...image.alt, ...entryAlt(entry.section.content) } }
}

/** The picture beside links to a page, with its whole address: previews are made elsewhere. */
function imageBeside(input: PublishInput, page: Pick<Page, 'socialImage' | 'socialCrop'>): ShareImage | undefined {
  const file = shareImageOf(input.site, page, input.surroundings)
  if (!file) return undefined
  const { url, width, height, media } = file
  return { url: input.origin + url, width, height, alt: input.site.media[media]?.alt ?? {} }
}

/** The sign of a site, the smallest first. AVIF is the largest form of so small a sign, and not every browser's tab draws it. */
export const faviconFiles = (input: PublishInput) =>
  filesOf(input, input.site.settings.favicon)
    .filter(({ type, shape }) => type !== 'image/avif' && shape === 'full')
    .toSorted((one, two) => one.width - two.width)

function favicon(input: PublishInput): string {
  const files = faviconFiles(input)
  const fitting = files.find(({ width }) => width >= 32) ?? files.at(-1)
  return fitting ? `<link rel="icon" href="${fitting.url}">` : '<link rel="icon" href="data:,">'
}

function filesOf({ site, surroundings }: PublishInput, image: Pick<Image, 'media'>) {
  const media: Site['media'] = site.media
  const medium = image.media !== '' && Object.hasOwn(media, image.media) ? media[image.media] : undefined
  return medium ? surroundings.imageFiles(medium) : []
}
