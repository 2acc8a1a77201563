import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { IconifyJSON } from '@iconify/types'
import { flagIcon, type Site, shownFlags } from '@mimar/document'
import type { IconShape } from '@mimar/sections'
import { createPageUnion } from '../page-union.ts'
import { parseInSlices } from '../parse-in-slices.ts'
import { inSlices } from '../turns.ts'

/** The sets of icons a site may use; their files are large, so each is read when a site first needs it and not kept. */
const SETS = ['tabler', 'lucide', 'simple-icons', 'flag'] as const

const shapes = new Map<string, IconShape | undefined>()

/** How long a set that could not be read is left alone (VIS-4). */
const RETRY_AFTER = 1000

const failedAt = new Map<string, number>()

/** The shapes of all icons a site names, by name. One that no set has is missing, as are all of a set that cannot be read. */
export async function iconsOf(site: Site, load = loadSet): Promise<Record<string, IconShape>> {
  await inSlices(namesOnPages.searching(site))
  const names = namesIn(site)
  for (const set of SETS) {
    const wanted = names.filter((name) => name.startsWith(`${set}:`) && !shapes.has(name))
    if (wanted.length > 0 && performance.now() - (failedAt.get(set) ?? -RETRY_AFTER) >= RETRY_AFTER) {
      await read(set, wanted, load).catch(() => failedAt.set(set, performance.now()))
    }
  }
  return Object.fromEntries(
    names.flatMap((name) => {
      const shape = shapes.get(name)
      return shape ? [[name, shape] as const] : []
    }),
  )
}

/** The whole of a set, as its package has it. */
export async function loadSet(set: string): Promise<IconifyJSON> {
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${set}/icons.json`)
  return (await parseInSlices(await readFile(file, 'utf8'))) as IconifyJSON
}

async function read(set: string, names: readonly string[], load: typeof loadSet): Promise<void> {
  const { getIconData, iconToSVG } = await import('@iconify/utils')
  const icons = await load(set)
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
  return [...new Set([...namesOnPages.of(site), ...shared, ...shownFlags(site).map(flagIcon)])]
}

function namesWithin(value: object): readonly string[] {
  return Object.values(value).flatMap((inner: unknown): readonly string[] => {
    if (typeof inner === 'string') return NAME.test(inner) ? [inner] : []
    return typeof inner === 'object' && inner !== null ? namesWithin(inner) : []
  })
}
