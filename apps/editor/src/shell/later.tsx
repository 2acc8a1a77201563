import { type ComponentType, useEffect, useState } from 'react'
import { learnTemplates } from '../words/templates.ts'
import type * as Parts from './later-parts.ts'

const AGAIN_AFTER = 2_000

let parts: typeof Parts | undefined
let isAskedFor = false
const arrived = Promise.withResolvers<void>()

/** Fetches what nobody needs before the canvas can be edited; asked for until it is there, also when the connection fails meanwhile. */
export async function loadLater(): Promise<void> {
  if (isAskedFor) return arrived.promise
  isAskedFor = true
  while (!parts) {
    try {
      const [all] = await Promise.all([import('./later-parts.ts'), learnTemplates()])
      parts = all
      arrived.resolve()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
    }
  }
}

/** Draws a part once it has arrived, and nothing before; the rest of the editor never waits for it. */
function later<Props extends object>(pick: (all: typeof Parts) => ComponentType<Props>, isPatient = false) {
  return function Later(props: Props) {
    const [isHere, setHere] = useState(parts !== undefined)
    useEffect(() => {
      void arrived.promise.then(() => setHere(true))
      if (!isPatient) void loadLater()
    }, [])
    if (!isHere || !parts) return null
    const Part = pick(parts)
    return <Part {...props} />
  }
}

/** Waits until somebody calls for all that is later; what else is drawn calls for itself. */
const PATIENT = true

export const PageList = later((all) => all.PageList)
export const LanguageList = later((all) => all.LanguageList)
export const SiteList = later((all) => all.SiteList)
export const PublishDone = later((all) => all.PublishDone)
export const PublishFailed = later((all) => all.PublishFailed)
export const OfflineCard = later((all) => all.OfflineCard)
export const SignInCard = later((all) => all.SignInCard)
export const Notices = later((all) => all.Notices)
export const Tools = later((all) => all.Tools)
export const SectionLayer = later((all) => all.SectionLayer, PATIENT)
export const Pictures = later((all) => all.Pictures, PATIENT)
export const PanelButtons = later((all) => all.PanelButtons, PATIENT)
export const Panels = later((all) => all.Panels)
export const DeviceSwitch = later((all) => all.DeviceSwitch, PATIENT)
export const PublishMenu = later((all) => all.PublishMenu, PATIENT)
export const PublishingProgress = later((all) => all.PublishingProgress)
export const PreviewButton = later((all) => all.PreviewButton, PATIENT)
export const Dialogs = later((all) => all.Dialogs)
export const Checklist = later((all) => all.Checklist, PATIENT)
export const Versions = later((all) => all.Versions)
export const Leftovers = later((all) => all.Leftovers)
export const Screen = later((all) => all.Screen)
