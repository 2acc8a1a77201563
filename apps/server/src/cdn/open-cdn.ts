import type { CdnSettings } from '../cdn-settings.ts'
import { createAddressed } from './addressed.ts'
import { createKeyed } from './keyed.ts'
import type { Cdn } from './purge.ts'

/** The cache that is named by the settings. */
export function openCdn(settings: CdnSettings): Cdn {
  const { kind } = settings
  return kind === 'nginx' ? createAddressed(settings) : createKeyed(kind, settings)
}
