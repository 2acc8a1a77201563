import base from './base.css?raw'
import contact from './contact/contact.css?raw'
import cta2 from './cta2/cta2.css?raw'
import type { ShippedTemplate } from './definitions.ts'
import featureCards from './feature-cards/feature-cards.css?raw'
import feature13 from './feature13/feature13.css?raw'
import feature17 from './feature17/feature17.css?raw'
import footer3 from './footer3/footer3.css?raw'
import footer9 from './footer9/footer9.css?raw'
import forcedColors from './forced-colors.css?raw'
import header13 from './header13/header13.css?raw'
import header15 from './header15/header15.css?raw'
import iconBlocks from './icon-blocks/icon-blocks.css?raw'
import lowWindows from './low-windows.css?raw'
import missing from './missing/missing.css?raw'
import menu from './navbar/menu.css?raw'
import navbar from './navbar/navbar.css?raw'
import arch from './parts/arch.css?raw'
import badge from './parts/badge.css?raw'
import buttons from './parts/buttons.css?raw'
import dialog from './parts/dialog.css?raw'
import divider from './parts/divider.css?raw'
import footer from './parts/footer.css?raw'
import form from './parts/form.css?raw'
import hovers from './parts/hovers.css?raw'
import items from './parts/items.css?raw'
import largeStar from './parts/large-star.css?raw'
import logo from './parts/logo.css?raw'
import ornaments from './parts/ornaments.css?raw'
import photo from './parts/photo.css?raw'
import socials from './parts/socials.css?raw'
import plainHeader from './plain-header/plain-header.css?raw'
import portfolio62 from './portfolio6-2/portfolio6-2.css?raw'
import portfolio8 from './portfolio8/portfolio8.css?raw'
import print from './print.css?raw'
import rsvp from './rsvp/rsvp.css?raw'
import steps2 from './steps2/steps2.css?raw'
import team5 from './team5/team5.css?raw'
import testimonials3 from './testimonials3/testimonials3.css?raw'
import text3 from './text3/text3.css?raw'
import text4 from './text4/text4.css?raw'
import text10 from './text10/text10.css?raw'
import consent from './widgets/consent/consent.css?raw'
import consentGate from './widgets/consent/consent-gate.css?raw'
import floating from './widgets/floating.css?raw'
import messenger from './widgets/messenger/messenger.css?raw'
import report from './widgets/report/report.css?raw'
import reportBar from './widgets/report-bar/report-bar.css?raw'
import scrollTop from './widgets/scroll-top/scroll-top.css?raw'

/** What every page needs: tokens' use, type, buttons, pictures. */
export const baseStyles: string = base + divider + buttons + photo + logo + socials + ornaments

/** Template id → its CSS with that of the parts it draws; a page carries only those of its sections. A part that two of them draw stands there twice, which costs nothing once compressed. */
export const templateStyles: { readonly [template: string]: string } = {
  CTA2: arch + cta2,
  Portfolio8: hovers + portfolio8,
  Text3: arch + text3,
  Feature13: feature13,
  FeatureCards: badge + featureCards,
  Testimonials3: testimonials3,
  Team5: team5,
  Header15: largeStar + header15,
  PlainHeader: arch + plainHeader,
  Header13: header13,
  Navbar: navbar + menu,
  Text4: largeStar + text4,
  Steps2: badge + items + steps2,
  Feature17: items + feature17,
  Portfolio6_2: hovers + portfolio62,
  IconBlocks: iconBlocks,
  RSVP: form + rsvp,
  Contact: form + contact,
  Footer9: footer + footer9,
  Footer3: footer + footer3,
  Text10: largeStar + text10,
} satisfies { readonly [Id in ShippedTemplate['id']]: string }

/** What few visitors need, after all other styles: on paper, in colours of their own, in a low window. */
export const seldomStyles: { readonly [media: string]: string } = {
  print,
  '(forced-colors:active)': forcedColors,
  '(max-height:480px)': lowWindows,
}

/** What the page for missing addresses is drawn by, beside what every page needs. */
export const missingStyles: string = arch + missing

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
