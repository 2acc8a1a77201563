import { type ComponentType, useEffect, useState } from 'react'
import { useEditing } from '../desk/editing.ts'
import { fetchPatiently } from '../kit/patiently.ts'
import type { Editor } from '../state/editor.ts'
import { learnTemplates } from '../words/templates.ts'
import type * as AsideParts from './aside-parts.ts'
import type * as LaterParts from './later-parts.ts'

/** 'patient': it waits until somebody calls for its file. 'tells': it changes nothing, so it waits for nothing but itself. */
type When = 'patient' | 'tells'

/** When parts may be drawn. */
interface Arrival<Parts> extends PromiseWithResolvers<void> {
  parts?: Parts
}

/** A file of parts, some of which wait for the program that makes changes, too. */
class PartsFile<Parts> {
  readonly #load: () => Promise<Parts>
  readonly #telling: Arrival<Parts> = Promise.withResolvers<void>()
  readonly #acting: Arrival<Parts> = Promise.withResolvers<void>()
  #coming: Promise<void> | undefined

  constructor(load: () => Promise<Parts>) {
    this.#load = load
  }

  /** Fetches them; asked for until they are there, also when the connection fails meanwhile. */
  call(editor: Editor): Promise<void> {
    this.#coming ??= editor.bring(() => this.#fetch()).then((parts) => came(this.#acting, parts))
    return this.#coming
  }

  /** Draws a part once it has arrived, and nothing before; the rest of the editor never waits for it. */
  draws<Props extends object>(pick: (all: Parts) => ComponentType<Props>, when?: When) {
    const arrival = when === 'tells' ? this.#telling : this.#acting
    return (props: Props) => {
      const { editor } = useEditing()
      const [isHere, setHere] = useState(arrival.parts !== undefined)
      useEffect(() => {
        void arrival.promise.then(() => setHere(true))
        if (when !== 'patient') void this.call(editor)
      }, [editor])
      if (!isHere || !arrival.parts) return null
      const Part = pick(arrival.parts)
      return <Part {...props} />
    }
  }

  async #fetch(): Promise<Parts> {
    const [parts] = await fetchPatiently(() => Promise.all([this.#load(), learnTemplates()]))
    came(this.#telling, parts)
    return parts
  }
}

function came<Parts>(arrival: Arrival<Parts>, parts: Parts): void {
  arrival.parts = parts
  arrival.resolve()
}

const later = new PartsFile<typeof LaterParts>(() => import('./later-parts.ts'))
const aside = new PartsFile<typeof AsideParts>(async () => {
  const words = import('../words/view-words.ts').then(({ learnAside }) => learnAside())
  const [parts] = await Promise.all([import('./aside-parts.ts'), words])
  return parts
})

/** Fetches what nobody needs before the canvas can be edited. */
export const loadLater = (editor: Editor) => later.call(editor)

export const Notices = later.draws((all) => all.Notices, 'tells')
export const OfflineCard = later.draws((all) => all.OfflineCard, 'tells')
export const Tools = later.draws((all) => all.Tools)
export const SectionLayer = later.draws((all) => all.SectionLayer, 'patient')
export const Pictures = later.draws((all) => all.Pictures, 'patient')
export const PanelButtons = later.draws((all) => all.PanelButtons, 'patient')
export const DeviceSwitch = later.draws((all) => all.DeviceSwitch, 'patient')
export const PublishMenu = later.draws((all) => all.PublishMenu, 'patient')
export const PreviewButton = later.draws((all) => all.PreviewButton, 'patient')

export const PageList = aside.draws((all) => all.PageList)
export const LanguageList = aside.draws((all) => all.LanguageList)
export const SiteMenuList = aside.draws((all) => all.SiteMenuList)
export const PublishDone = aside.draws((all) => all.PublishDone, 'tells')
export const PublishFailed = aside.draws((all) => all.PublishFailed, 'tells')
export const PublishingProgress = aside.draws((all) => all.PublishingProgress, 'tells')
export const SignInCard = aside.draws((all) => all.SignInCard, 'tells')
export const Screen = aside.draws((all) => all.Screen, 'tells')
export const Panels = aside.draws((all) => all.Panels)
export const Dialogs = aside.draws((all) => all.Dialogs)
export const Checklist = aside.draws((all) => all.Checklist)
export const Versions = aside.draws((all) => all.Versions)
export const Leftovers = aside.draws((all) => all.Leftovers)
