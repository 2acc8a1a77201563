import { added as addedOrnaments } from '#added/ornament-styles'
import base from './base.css?raw'
import forcedColors from './forced-colors.css?raw'
import lowWindows from './low-windows.css?raw'
import missing from './missing/missing.css?raw'
import arch from './parts/arch.css?raw'
import backgroundFilm from './parts/background-film.css?raw'
import buttons from './parts/buttons.css?raw'
import choices from './parts/choices.css?raw'
import dialog from './parts/dialog.css?raw'
import divider from './parts/divider.css?raw'
import logo from './parts/logo.css?raw'
import ornaments from './parts/ornaments.css?raw'
import photo from './parts/photo.css?raw'
import search from './parts/search.css?raw'
import socials from './parts/socials.css?raw'
import print from './print.css?raw'
import searchPage from './searching/search-page.css?raw'
import consent from './widgets/consent/consent.css?raw'
import consentGate from './widgets/consent/consent-gate.css?raw'
import floating from './widgets/floating.css?raw'
import messenger from './widgets/messenger/messenger.css?raw'
import report from './widgets/report/report.css?raw'
import reportBar from './widgets/report-bar/report-bar.css?raw'
import scrollTop from './widgets/scroll-top/scroll-top.css?raw'

/** What every page needs: tokens' use, type, buttons, pictures, and shapes of its ornament. */
export const baseStyles: string =
  base + divider + buttons + photo + logo + socials + ornaments + addedOrnaments + choices + backgroundFilm

/** What few visitors need, after all other styles: on paper, in colours of their own, in a low window. */
export const seldomStyles: { readonly [media: string]: string } = {
  print,
  '(forced-colors:active)': forcedColors,
  '(max-height:480px)': lowWindows,
}

/** What the page for missing addresses is drawn by, beside what every page needs. */
export const missingStyles: string = arch + search + missing

/** What the page of results is drawn by. */
export const searchPageStyles: string = search + searchPage

/** Widget id → its CSS; `floating` is that of the column they stand in. */
export const widgetStyles: { readonly [widget: string]: string } = {
  floating,
  'scroll-top': scrollTop,
  'consent-gate': consentGate,
  consent: dialog + consent,
  messenger,
  report: dialog + report,
  'report-bar': reportBar,
}
