import type { ReactNode } from 'react'
import type { SiteFacts } from '../template.ts'
import type { ConsentFacts } from './consent/consent.ts'
import type { MessengerFacts } from './messenger/messenger.ts'
import type { ScriptsFacts } from './scripts/scripts.ts'

/** What a widget may know: nothing of the page it floats over, so that it is drawn once a language. */
export interface WidgetFacts {
  readonly site: Pick<
    SiteFacts,
    | 'language'
    | 'dir'
    | 'name'
    | 'siteId'
    | 'siteHash'
    | 'isPaid'
    | 'homeHref'
    | 'privacyPolicy'
    | 'words'
    | 'link'
    | 'icon'
  >
  /** The side of the window that the owner gave the messenger, in either direction of writing. */
  readonly messengerSide: 'left' | 'right'
  readonly hasScrollTop: boolean
  /** The owner's words beside the report button; '' are Mimar's own. */
  readonly disclaimer: string
  /** null where the owner shows no messenger. */
  readonly messenger: MessengerFacts | null
  /** null where the owner asks visitors for nothing. */
  readonly consent: ConsentFacts | null
  /** null where nothing of others is to be loaded. */
  readonly scripts: ScriptsFacts | null
  /** Where the file of a late widget is, for the `data-late` of what opens it; undefined where there is none. */
  late(widget: string): string | undefined
}

/** Something that published pages show beside their sections. */
export interface Widget {
  /** Names its folder and its styles: 'scroll-top'. */
  readonly id: string
  /**
   * A round button on the messenger's side or on the other; a bar across the foot of the window. A 'late' one is a
   * file of its own, fetched with its styles and script when what carries its address in `data-late` is first pressed.
   */
  readonly place: 'messenger-side' | 'other-side' | 'bar' | 'late'
  isNeeded(facts: WidgetFacts): boolean
  readonly View: (props: { readonly facts: WidgetFacts }) => ReactNode
}
