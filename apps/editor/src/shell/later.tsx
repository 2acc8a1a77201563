import { type ComponentType, useEffect, useState } from 'react'
import { useEditing } from '../desk/editing.ts'
import type { Editor } from '../state/editor.ts'
import { learnTemplates } from '../words/templates.ts'
import type * as Parts from './later-parts.ts'

const AGAIN_AFTER = 2_000

/** What may be drawn: all parts, or until the program that makes changes is there too, those that only tell. */
const here: { telling?: typeof Parts; acting?: typeof Parts } = {}
const arrived = { telling: Promise.withResolvers<void>(), acting: Promise.withResolvers<void>() }
let coming: Promise<void> | undefined

/** Fetches what nobody needs before the canvas can be edited; asked for until it is there, also when the connection fails meanwhile. */
export function loadLater(editor: Editor): Promise<void> {
  coming ??= editor.bring(fetchParts).then((parts) => {
    here.acting = parts
    arrived.acting.resolve()
  })
  return coming
}

async function fetchParts(): Promise<typeof Parts> {
  while (!here.telling) {
    try {
      const [all] = await Promise.all([import('./later-parts.ts'), learnTemplates()])
      here.telling = all
      arrived.telling.resolve()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
    }
  }
  return here.telling
}

interface When {
  /** It waits until somebody calls for all that is later; what else is drawn calls for itself. */
  readonly isPatient?: boolean
  /** It changes nothing, so it waits for nothing but itself. */
  readonly tells?: boolean
}

/** Draws a part once it has arrived, and nothing before; the rest of the editor never waits for it. */
function later<Props extends object>(pick: (all: typeof Parts) => ComponentType<Props>, when: When = {}) {
  const kind = when.tells ? 'telling' : 'acting'
  return function Later(props: Props) {
    const { editor } = useEditing()
    const [isHere, setHere] = useState(here[kind] !== undefined)
    useEffect(() => {
      void arrived[kind].promise.then(() => setHere(true))
      if (!when.isPatient) void loadLater(editor)
    }, [editor])
    const parts = here[kind]
    if (!isHere || !parts) return null
    const Part = pick(parts)
    return <Part {...props} />
  }
}

const PATIENT = { isPatient: true }
const TELLS = { tells: true }

export const PageList = later((all) => all.PageList)
export const LanguageList = later((all) => all.LanguageList)
export const SiteMenuList = later((all) => all.SiteMenuList)
export const PublishDone = later((all) => all.PublishDone, TELLS)
export const PublishFailed = later((all) => all.PublishFailed, TELLS)
export const OfflineCard = later((all) => all.OfflineCard, TELLS)
export const SignInCard = later((all) => all.SignInCard, TELLS)
export const Notices = later((all) => all.Notices, TELLS)
export const Tools = later((all) => all.Tools)
export const SectionLayer = later((all) => all.SectionLayer, PATIENT)
export const Pictures = later((all) => all.Pictures, PATIENT)
export const PanelButtons = later((all) => all.PanelButtons, PATIENT)
export const Panels = later((all) => all.Panels)
export const DeviceSwitch = later((all) => all.DeviceSwitch, PATIENT)
export const PublishMenu = later((all) => all.PublishMenu, PATIENT)
export const PublishingProgress = later((all) => all.PublishingProgress, TELLS)
export const PreviewButton = later((all) => all.PreviewButton, PATIENT)
export const Dialogs = later((all) => all.Dialogs)
export const Checklist = later((all) => all.Checklist, PATIENT)
export const Versions = later((all) => all.Versions)
export const Leftovers = later((all) => all.Leftovers)
export const Screen = later((all) => all.Screen, TELLS)
