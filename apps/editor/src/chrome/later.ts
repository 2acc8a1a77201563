import { lazy } from 'react'

/** What nobody needs before the canvas can be edited, in one file of its own; fetched as soon as there is time, so that it is there offline. */
const load = () => import('./later-parts.ts')

export const MenuList = lazy(async () => ({ default: (await load()).MenuList }))
export const PublishFailed = lazy(async () => ({ default: (await load()).PublishFailed }))
export const OfflineCard = lazy(async () => ({ default: (await load()).OfflineCard }))
export const Leftovers = lazy(async () => ({ default: (await load()).Leftovers }))
export const Screen = lazy(async () => ({ default: (await load()).Screen }))

const QUIET_AFTER = 2_000

/** Fetches all that once the first moments are over. */
export function loadLater(more: () => void): () => void {
  const timer = setTimeout(() => {
    void load()
    more()
  }, QUIET_AFTER)
  return () => clearTimeout(timer)
}
