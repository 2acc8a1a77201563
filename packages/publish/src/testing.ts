import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Site } from '@mimar/document'
import { someSite, someSurroundings } from '@mimar/render/testing'
import { presentation } from '@mimar/sections/presentation'
import { type FontNeed, fontNeeds, subsetFont } from './index.ts'
import type { OutputFile, PublishInput } from './output.ts'

export function someInput(changes: Partial<PublishInput> = {}): PublishInput {
  return {
    site: someSite,
    origin: 'http://house.localhost:3000',
    today: '2026-01-15',
    surroundings: someSurroundings,
    presentation,
    fonts: new Map(),
    islands: {},
    ...changes,
  }
}

/** Files by their address. */
export function byAddress(files: Iterable<OutputFile>): ReadonlyMap<string, OutputFile> {
  return new Map([...files].map((file) => [file.address, file]))
}

const require = createRequire(import.meta.url)

/** The bytes a need is cut from. */
export function fontBytes({ file }: FontNeed): Uint8Array {
  const [scope, name] = file.split('/')
  return readFileSync(
    join(dirname(require.resolve(`${scope}/${name}/package.json`)), file.split('/').slice(2).join('/')),
  )
}

/** All subsets a site needs. */
export async function someFonts(site: Site): Promise<ReadonlyMap<string, Uint8Array>> {
  const entries = fontNeeds(site).map(async (need) => [need.key, await subsetFont(need, fontBytes(need))] as const)
  return new Map(await Promise.all(entries))
}
