import { type ComponentType, useEffect, useState } from 'react'

const QUIET_AFTER = 2_000
const AGAIN_AFTER = 2_000
/** Tools that are called for by the first caret do not compete with it. */
const CARET_FIRST = 250

/** What nobody needs before the canvas can be edited, in a file of its own; asked for until it is there, also when the connection fails meanwhile. */
function partsOf<Parts>(bring: () => Promise<Parts>) {
  let parts: Parts | undefined
  let isAskedFor = false
  const arrived = Promise.withResolvers<void>()
  async function load(): Promise<void> {
    if (isAskedFor) return
    isAskedFor = true
    while (!parts) {
      try {
        parts = await bring()
        arrived.resolve()
      } catch {
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
      }
    }
  }
  /** Draws a part once it has arrived, and nothing before; the rest of the editor never waits for it. */
  function later<Props extends object>(pick: (parts: Parts) => ComponentType<Props>, after = 0) {
    return function Later(props: Props) {
      const [isHere, setHere] = useState(parts !== undefined)
      useEffect(() => {
        void arrived.promise.then(() => setHere(true))
        const timer = setTimeout(() => void load(), after)
        return () => clearTimeout(timer)
      }, [])
      if (!isHere || !parts) return null
      const Part = pick(parts)
      return <Part {...props} />
    }
  }
  return { load, later }
}

const { later: inBar } = partsOf(() => import('./bar-parts.ts'))
const { load, later } = partsOf(() => import('./later-parts.ts'))

export const MenuList = later((all) => all.MenuList)
export const PublishFailed = later((all) => all.PublishFailed)
export const OfflineCard = later((all) => all.OfflineCard)
export const SignInCard = later((all) => all.SignInCard)
export const Notices = later((all) => all.Notices)
export const Tools = later((all) => all.Tools, CARET_FIRST)
export const SectionLayer = later((all) => all.SectionLayer, CARET_FIRST)
export const Pictures = later((all) => all.Pictures, QUIET_AFTER)
export const PanelButtons = inBar((all) => all.PanelButtons, CARET_FIRST)
export const Panels = later((all) => all.Panels)
export const PublishMenu = inBar((all) => all.PublishMenu, CARET_FIRST)
export const PublishingProgress = later((all) => all.PublishingProgress)
export const PreviewButton = inBar((all) => all.PreviewButton, CARET_FIRST)
export const Dialogs = later((all) => all.Dialogs)
export const Checklist = later((all) => all.Checklist, QUIET_AFTER)
export const Leftovers = later((all) => all.Leftovers)
export const Screen = later((all) => all.Screen)

/** Fetches all that as soon as the first moments are over, so that it is there offline. */
export function loadLater(more: () => void): () => void {
  const timer = setTimeout(() => {
    void load()
    more()
  }, QUIET_AFTER)
  return () => clearTimeout(timer)
}
