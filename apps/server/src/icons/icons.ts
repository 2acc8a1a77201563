import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { IconifyJSON } from '@iconify/types'
import type { Site } from '@mimar/document'
import type { IconShape } from '@mimar/sections'
import { createPageUnion } from '../sites/page-union.ts'

/** The sets of icons a site may use; their files are large, so each is read when a site first needs it and not kept. */
const SETS = ['tabler', 'lucide', 'simple-icons'] as const

const shapes = new Map<string, IconShape | undefined>()

/** The shapes of all icons a site names, by name. One that no set has is missing. */
export async function iconsOf(site: Site): Promise<Record<string, IconShape>> {
  const names = namesIn(site)
  for (const set of SETS) {
    const wanted = names.filter((name) => name.startsWith(`${set}:`) && !shapes.has(name))
    if (wanted.length > 0) await read(set, wanted)
  }
  return Object.fromEntries(
    names.flatMap((name) => {
      const shape = shapes.get(name)
      return shape ? [[name, shape] as const] : []
    }),
  )
}

async function read(set: string, names: readonly string[]): Promise<void> {
  const { getIconData, iconToSVG } = await import('@iconify/utils')
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${set}/icons.json`)
  const icons = JSON.parse(await readFile(file, 'utf8')) as IconifyJSON
  for (const name of names) {
    const data = getIconData(icons, name.slice(set.length + 1))
    if (!data) {
      shapes.set(name, undefined)
      continue
    }
    const { body, viewBox } = iconToSVG(data)
    shapes.set(name, { body, width: viewBox[2], height: viewBox[3] })
  }
}

const NAME = /^(?:tabler|lucide|simple-icons):[a-z0-9-]+$/

const namesOnPages = createPageUnion(namesWithin)

function namesIn(site: Site): string[] {
  const shared = [site.header, site.footer, site.settings].flatMap(namesWithin)
  return [...new Set([...namesOnPages(site), ...shared])]
}

function namesWithin(value: object): readonly string[] {
  return Object.values(value).flatMap((inner: unknown): readonly string[] => {
    if (typeof inner === 'string') return NAME.test(inner) ? [inner] : []
    return typeof inner === 'object' && inner !== null ? namesWithin(inner) : []
  })
}
