import { digest } from '../digest.ts'
import { type OutputFile, plainFile } from '../output.ts'
import { fallbackFace } from './fallback.ts'
import type { FontUse } from './needs.ts'

type Fonts = ReadonlyMap<string, Uint8Array>

const addresses = new WeakMap<Uint8Array, string>()

/** The address of a subset: named by its bytes. */
function fontAddress(key: string, bytes: Uint8Array): string {
  const known = addresses.get(bytes)
  if (known) return known
  const address = `/fonts/${key.replace(/-[^-]*$/, '')}-${digest(bytes)}.woff2`
  addresses.set(bytes, address)
  return address
}

/** The subsets themselves. */
export function fontOutputs(fonts: Fonts): readonly OutputFile[] {
  return [...fonts]
    .map(([key, bytes]) => plainFile(fontAddress(key, bytes), 'font/woff2', bytes, { isImmutable: true }))
    .toSorted((one, two) => (one.address < two.address ? -1 : 1))
}

/** The @font-face rules of some uses, and a local fallback with the measures of each family, so that text keeps its place. */
export function fontFaces(uses: readonly FontUse[], fonts: Fonts): string {
  const faces = uses.map((use) => face(use, fonts))
  const fallbacks = [...new Set(uses.filter(({ range }) => range === '').map(({ need }) => need.family))]
  return [...faces, ...fallbacks.map(fallbackFace)].join('')
}

function face({ need, family, weights, range, media }: FontUse, fonts: Fonts): string {
  const bytes = fonts.get(need.key)
  if (!bytes) return ''
  const rule = [
    `@font-face{font-family:"${family}";font-weight:${[...new Set(weights)].join(' ')};font-display:swap`,
    ...(need.isItalic ? ['font-style:italic'] : []),
    `src:url(${fontAddress(need.key, bytes)})format("woff2")`,
    ...(range === '' ? [] : [`unicode-range:${range}`]),
  ].join(';')
  return media === '' ? `${rule}}` : `@media ${media}{${rule}}}`
}

/** The fonts worth asking for before styles are read: those of the first view. */
export function preloadAddresses(uses: readonly FontUse[], fonts: Fonts): readonly string[] {
  return uses.flatMap(({ need, isFirstView }) => {
    const bytes = isFirstView ? fonts.get(need.key) : undefined
    return bytes ? [fontAddress(need.key, bytes)] : []
  })
}
