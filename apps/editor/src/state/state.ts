import type { DocumentAnswer } from '@mimar/contract'
import type {
  Ceiling,
  Difference,
  LanguageCode,
  Operation,
  PageId,
  Part,
  Place,
  SectionId,
  Site,
  TextWrite,
} from '@mimar/document'

/** A change with the name under which it is stored once, however often it is sent. */
export interface Change {
  readonly id: string
  readonly operation: Operation
  /** The revision its author had seen. */
  readonly base?: number
  /** Which unsent changes to its texts its author had seen: another tab of this device may have written some that they had not. */
  readonly sees?: readonly string[]
}

/** What one press of Undo takes back, and where the person was when it was made. */
export interface Step {
  readonly name: StepName
  readonly page: PageId
  readonly language: LanguageCode
  /** Applied in order, they take the step back. */
  readonly operations: readonly Operation[]
  readonly visit?: string
}

/** What a step is called: the sentence is `words.step{kind}`, the template fills it. */
export interface StepName {
  readonly kind:
    | 'Text'
    | 'Alignment'
    | 'Link'
    | 'Button'
    | 'Icon'
    | 'ItemAdded'
    | 'ItemMoved'
    | 'ItemRemoved'
    | 'SectionAdded'
    | 'SectionPasted'
    | 'SectionBackground'
    | 'SectionLayout'
    | 'SectionOptions'
    | 'SectionDetached'
    | 'SectionMoved'
    | 'SectionCopied'
    | 'SectionRemoved'
    | 'SectionColours'
    | 'SectionHidden'
    | 'Setting'
    | 'Translation'
    | 'Translations'
    | 'Picture'
    | 'Crop'
    | 'AltText'
    | 'Logo'
    | 'SectionNamed'
    | 'Theme'
    | 'Page'
    | 'Menu'
    | 'PageAdded'
    | 'PageMoved'
    | 'PageRemoved'
    | 'Languages'
    | 'Fixed'
    | 'Discarded'
    | 'Restored'
  readonly template: string
}

/** The text that is being edited, also while the focus is in its bar. */
export interface Caret {
  readonly section: SectionId
  readonly path: string
  /** The whole text is selected when the caret comes into it: sample text gives way to the first key. */
  readonly isWhole?: true
}

/** Blocks of the long text at the caret that are selected, whole ones: from where that began to where it goes. */
export interface Picked {
  readonly from: string
  readonly to: string
  /** Where the caret was before, for who goes back. */
  readonly home: Caret
}

/** A change of this person that the site no longer takes; kept until it is copied or discarded. */
export interface Leftover {
  readonly change: Change
  readonly text: string
}

/** A text that two have written: theirs came first and stands on the page, ours waits to be chosen. */
export interface Version {
  readonly key: string
  /** Writes their words. */
  readonly write: TextWrite
  readonly mine: string
  readonly theirs: string
}

/** Why a device keeps nothing: there is no room, it is not allowed to, or what it keeps things with is damaged. */
export type Unkept = 'full' | 'blocked' | 'broken'

/** The panels beside the page; one at a time. */
export type PanelName = 'sections' | 'pages' | 'theme' | 'languages'

/** What covers the page for a while; one at a time. */
export type DialogName = Dialog['kind']
type Dialog =
  | { readonly kind: 'settings' | 'preview' | 'share' | 'history' | 'help' | 'library' | 'new-page' }
  /** When the draft is published, or one page by itself. */
  | { readonly kind: 'schedule'; readonly page?: PageId }
  /** What leads to the page, and what becomes of that. */
  | { readonly kind: 'remove-page'; readonly page: PageId }
  /** `isNew`: visitors read the site for the first time. */
  | { readonly kind: 'address'; readonly isNew?: true }
  /** Where the map of a section stands. */
  | { readonly kind: 'map'; readonly section: SectionId }
  /** What stands in the way of publishing the site, or a part of it alone. */
  | { readonly kind: 'publish'; readonly part?: Part | undefined }
  /** Begins at a text of the language that is shown. */
  | { readonly kind: 'translate'; readonly text?: string }
  /** Where the chosen section will stand. */
  | { readonly kind: 'picker'; readonly place: Place; readonly after: SectionId | null }

export type Device = 'desktop' | 'tablet' | 'phone'
type Phase = 'loading' | 'ready' | 'signed-out' | 'missing' | 'unreachable'
/** How the last try to reach the server went. */
type Connection =
  | 'fine'
  | 'offline'
  | 'unreachable'
  | 'failing'
  | 'full'
  | 'away'
  | 'busy'
  | 'signed-out'
  | 'moving'
  | 'moved'

type Publishing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string; readonly code: string; readonly part?: Part | undefined }

/** A way on that a notice offers beside Undo. */
export interface NoticeOffer {
  readonly label: string
  readonly run: () => void
}

export interface Notice {
  readonly id: number
  readonly kind: 'plain' | 'warning'
  readonly text: string
  /** Whether it offers to take back what it tells of. */
  readonly hasUndo: boolean
  /** Something else it offers. */
  readonly offer?: NoticeOffer | undefined
}

/** What a site holds as much of as it can. */
export interface Full {
  readonly ceiling: Ceiling
  readonly max: number
}

/** A site as it was loaded, and everything that happened to it here since. */
export interface Opened {
  /** What the server has stored, as far as is known here. */
  readonly stored: Site
  readonly revision: number
  readonly publishedRevision: number | null
  /** So many of the changes since have been published alone. */
  readonly publishedAhead: number
  /** `stored` with the unsent changes on top: what is shown. */
  readonly site: Site
  readonly unsent: readonly Change[]
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
  readonly leftovers: readonly Leftover[]
  readonly versions: readonly Version[]
  /** The ceiling that a change would have broken last; each time another object. */
  readonly full?: Full
  readonly page: PageId
  readonly language: LanguageCode
  readonly selected: SectionId | null
  readonly facts: Pick<DocumentAnswer, 'siteAddress' | 'icons' | 'imageFiles' | 'account' | 'hasDecision' | 'movedTo'>
}

/** The draft that was compared, and what visitors had then. */
export interface Differing {
  readonly site: Site
  readonly live: string
  readonly all: readonly Difference[]
  readonly count: number
}

export interface EditorState {
  readonly phase: Phase
  readonly opened: Opened | null
  readonly device: Device
  readonly caret: Caret | null
  /** The caret is held in the first of them. */
  readonly picked: Picked | null
  /** The picture or icon that is selected: what a key or a bar changes. */
  readonly chosen: Caret | null
  /** Whether the link of the text at the caret is being chosen. */
  readonly isLinking: boolean
  readonly panel: PanelName | null
  readonly dialog: Dialog | null
  /** True from the first key until the text has become a change. */
  readonly isTyping: boolean
  /** True while a change waits for the program that makes changes. */
  readonly isWaiting: boolean
  readonly connection: Connection
  /** When what is unsent is tried again; null while nothing waits for that. */
  readonly retryAt: number | null
  /** Why what is unsent is in this window alone: the browser cannot keep it on the device; null while it can. */
  readonly unkept: Unkept | null
  /** In what the draft differs from what visitors have; null while that is not known. */
  readonly differing: Differing | null
  readonly savedAt: number | null
  readonly publishing: Publishing
  readonly notices: readonly Notice[]
}

export const initialState: EditorState = {
  phase: 'loading',
  opened: null,
  device: 'desktop',
  caret: null,
  picked: null,
  chosen: null,
  isLinking: false,
  panel: null,
  dialog: null,
  isTyping: false,
  isWaiting: false,
  connection: 'fine',
  retryAt: null,
  unkept: null,
  differing: null,
  savedAt: null,
  publishing: { kind: 'idle' },
  notices: [],
}
