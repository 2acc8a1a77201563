// The web app manifest (W3C): name, sign and colours of a site on a visitor's home screen.
import { primaryLanguage } from '@mimar/document'
import { modeColors } from '@mimar/render'
import { directionOf } from '@mimar/sections'
import { iconFiles } from './head.ts'
import { type OutputFile, type PublishInput, plainFile } from './output.ts'

/** Names longer than this are cut on home screens. */
const SHORT_NAME = 12

export const MANIFEST = '/manifest.webmanifest'

/** Undefined where a site has no sign of its own: a home screen would show a letter. */
export function webManifest(input: PublishInput): OutputFile | undefined {
  const icons = iconFiles(input).map(({ url, width, height, type }) => ({
    ...{ src: url, sizes: `${width}x${height}`, type },
  }))
  if (icons.length === 0) return undefined
  const { theme, settings } = input.site
  const { code } = primaryLanguage(input.site)
  const name = settings.name[code] ?? ''
  const { surface } = modeColors(theme.palette)[theme.colorMode]
  const manifest = {
    ...{ id: '/', start_url: '/', scope: '/', display: 'minimal-ui', lang: code },
    dir: directionOf(code),
    name,
    ...(name.length <= SHORT_NAME && { short_name: name }),
    ...{ theme_color: surface, background_color: surface, icons },
  }
  return plainFile(MANIFEST, 'application/manifest+json', `${JSON.stringify(manifest)}\n`)
}
