export type { ConsentFacts } from './consent/consent.ts'
export { Floating } from './floating.view.tsx'
export type { MessengerFacts } from './messenger/messenger.ts'
export type { ScriptsFacts } from './scripts/scripts.ts'
export type { Widget, WidgetFacts } from './widget.ts'

import { Consent } from './consent/consent.view.tsx'
import { ConsentGate } from './consent/consent-gate.view.tsx'
import { Messenger } from './messenger/messenger.view.tsx'
import { MessengerButton } from './messenger/messenger-button.view.tsx'
import { Report } from './report/report.view.tsx'
import { ReportBar } from './report-bar/report-bar.view.tsx'
import { Scripts, ScriptsGate } from './scripts/scripts.view.tsx'
import { ScrollTop } from './scroll-top/scroll-top.view.tsx'
import type { Widget, WidgetFacts } from './widget.ts'

const hasConsent = ({ consent }: WidgetFacts) => consent !== null
const hasMessenger = ({ messenger }: WidgetFacts) => messenger !== null
const hasScripts = ({ scripts }: WidgetFacts) => scripts !== null

const isFree = ({ site }: WidgetFacts) => !site.isPaid

/** In the order in which they are drawn. */
export const widgets: readonly Widget[] = [
  { id: 'scroll-top', place: 'other-side', isNeeded: ({ hasScrollTop }) => hasScrollTop, View: ScrollTop },
  { id: 'messenger-button', place: 'messenger-side', isNeeded: hasMessenger, View: MessengerButton },
  { id: 'messenger', place: 'late', isNeeded: hasMessenger, View: Messenger },
  { id: 'consent-gate', place: 'bar', isNeeded: hasConsent, View: ConsentGate },
  { id: 'consent', place: 'late', isNeeded: hasConsent, View: Consent },
  { id: 'scripts-gate', place: 'bar', isNeeded: hasScripts, View: ScriptsGate },
  { id: 'scripts', place: 'late', isNeeded: hasScripts, View: Scripts },
  { id: 'report-bar', place: 'bar', isNeeded: isFree, View: ReportBar },
  { id: 'report', place: 'late', isNeeded: isFree, View: Report },
]
