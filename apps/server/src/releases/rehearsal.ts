import { giveWay } from '../turns.ts'
import type { Scene } from './renderer.ts'

/** Draws the first page for nobody, so that the first publish after a start finds code and styles at hand. */
export async function rehearse({ input, draw }: Pick<Scene, 'input' | 'draw'>): Promise<void> {
  const { site } = input
  const [home, ...others] = site.pages
  if (!home) return
  const before = { ...input, site: { ...site, pages: [{ ...home }, ...others] } }
  for (const _ of draw(before).outputs) await giveWay()
}
