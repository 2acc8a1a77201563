// Web app manifest: what a site is called and looks like where a visitor keeps it among their programs, once a language.
import { primaryLanguage } from '@mimar/document'
import { activeLanguages, modeColors, pageAddress } from '@mimar/render'
import { directionOf } from '@mimar/sections'
import { faviconFiles } from './head.ts'
import { manifestAddress } from './manifest-address.ts'
import { type OutputFile, type PublishInput, plainFile } from './output.ts'

/** One for each language. It says nothing that is not of the whole site, so that a change of one page changes none of them. */
export function* manifests(input: PublishInput): Iterable<OutputFile> {
  const { site } = input
  const { theme, settings } = site
  const primary = primaryLanguage(site).code
  const { surface } = modeColors(theme.palette)[theme.colorMode]
  const icons = faviconFiles(input).map(({ url, type, width, height }) => ({
    src: url,
    type,
    sizes: type === 'image/svg+xml' ? 'any' : `${width}x${height}`,
  }))
  for (const { code } of activeLanguages(site)) {
    const told = {
      name: settings.name[code] || settings.name[primary] || '',
      lang: code,
      dir: directionOf(code),
      start_url: pageAddress(site, { path: '/' }, code),
      scope: '/',
      // With the browser's own way back: pages of a site need not lead to each other.
      display: 'minimal-ui',
      theme_color: surface,
      background_color: surface,
      icons,
    }
    yield plainFile(manifestAddress(site, code), 'application/manifest+json; charset=utf-8', JSON.stringify(told))
  }
}
