import { type ComponentType, useEffect, useState } from 'react'

const AGAIN_AFTER = 2_000

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
  function later<Props extends object>(pick: (parts: Parts) => ComponentType<Props>, isPatient = false) {
    return function Later(props: Props) {
      const [isHere, setHere] = useState(parts !== undefined)
      useEffect(() => {
        void arrived.promise.then(() => setHere(true))
        if (!isPatient) void load()
      }, [])
      if (!isHere || !parts) return null
      const Part = pick(parts)
      return <Part {...props} />
    }
  }
  return { load, later }
}

const { load: loadBar, later: inBar } = partsOf(() => import('./bar-parts.ts'))
const { load, later } = partsOf(() => import('./later-parts.ts'))
/** Waits until somebody calls for all that is later; what else is drawn calls for itself. */
const PATIENT = true

export const PageList = later((all) => all.PageList)
export const LanguageList = later((all) => all.LanguageList)
export const SiteList = later((all) => all.SiteList)
export const PublishFailed = later((all) => all.PublishFailed)
export const OfflineCard = later((all) => all.OfflineCard)
export const SignInCard = later((all) => all.SignInCard)
export const Notices = later((all) => all.Notices)
export const Tools = later((all) => all.Tools)
export const SectionLayer = later((all) => all.SectionLayer, PATIENT)
export const Pictures = later((all) => all.Pictures, PATIENT)
export const PanelButtons = inBar((all) => all.PanelButtons, PATIENT)
export const Panels = later((all) => all.Panels)
export const PublishMenu = inBar((all) => all.PublishMenu, PATIENT)
export const PublishingProgress = later((all) => all.PublishingProgress)
export const PreviewButton = inBar((all) => all.PreviewButton, PATIENT)
export const Dialogs = later((all) => all.Dialogs)
export const Checklist = later((all) => all.Checklist, PATIENT)
export const Leftovers = later((all) => all.Leftovers)
export const Screen = later((all) => all.Screen)

/** Fetches all that; also for the time when there is no connection. */
export async function loadLater(): Promise<void> {
  await Promise.all([loadBar(), load()])
}
