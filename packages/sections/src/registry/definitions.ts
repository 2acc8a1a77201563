// Written by `npm run templates` from order.ts and the folders of the templates: change those, not this.
import { navbar } from '../navbar/navbar.ts'
import { header13 } from '../header13/header13.ts'
import { header15 } from '../header15/header15.ts'
import { plainHeader } from '../plain-header/plain-header.ts'
import { noticeBar } from '../notice-bar/notice-bar.ts'
import { feature13 } from '../feature13/feature13.ts'
import { featureCards } from '../feature-cards/feature-cards.ts'
import { feature17 } from '../feature17/feature17.ts'
import { text10 } from '../text10/text10.ts'
import { text3 } from '../text3/text3.ts'
import { text4 } from '../text4/text4.ts'
import { article } from '../article/article.ts'
import { priceList } from '../price-list/price-list.ts'
import { pricePlans } from '../price-plans/price-plans.ts'
import { faq } from '../faq/faq.ts'
import { fileList } from '../file-list/file-list.ts'
import { testimonials3 } from '../testimonials3/testimonials3.ts'
import { reviewGrid } from '../review-grid/review-grid.ts'
import { team5 } from '../team5/team5.ts'
import { teamGrid } from '../team-grid/team-grid.ts'
import { portfolio8 } from '../portfolio8/portfolio8.ts'
import { portfolio62 } from '../portfolio6-2/portfolio6-2.ts'
import { galleryGrid } from '../gallery-grid/gallery-grid.ts'
import { beforeAfter } from '../before-after/before-after.ts'
import { video } from '../video/video.ts'
import { steps2 } from '../steps2/steps2.ts'
import { timeline4 } from '../timeline4/timeline4.ts'
import { cta2 } from '../cta2/cta2.ts'
import { phoneBar } from '../phone-bar/phone-bar.ts'
import { contact } from '../contact/contact.ts'
import { placeList } from '../place-list/place-list.ts'
import { requestForm } from '../request-form/request-form.ts'
import { openingHours } from '../opening-hours/opening-hours.ts'
import { eventList } from '../event-list/event-list.ts'
import { entryList } from '../entry-list/entry-list.ts'
import { entryHead } from '../entry-head/entry-head.ts'
import { countDown } from '../count-down/count-down.ts'
import { embed } from '../embed/embed.ts'
import { rsvp } from '../rsvp/rsvp.ts'
import { iconBlocks } from '../icon-blocks/icon-blocks.ts'
import { logoRow } from '../logo-row/logo-row.ts'
import { bigNumbers } from '../big-numbers/big-numbers.ts'
import { footer9 } from '../footer9/footer9.ts'
import { footer3 } from '../footer3/footer3.ts'
import type { DefinedTemplate } from '../template.ts'

const shipped = [
  navbar,
  header13,
  header15,
  plainHeader,
  noticeBar,
  feature13,
  featureCards,
  feature17,
  text10,
  text3,
  text4,
  article,
  priceList,
  pricePlans,
  faq,
  fileList,
  testimonials3,
  reviewGrid,
  team5,
  teamGrid,
  portfolio8,
  portfolio62,
  galleryGrid,
  beforeAfter,
  video,
  steps2,
  timeline4,
  cta2,
  phoneBar,
  contact,
  placeList,
  requestForm,
  openingHours,
  eventList,
  entryList,
  entryHead,
  countDown,
  embed,
  rsvp,
  iconBlocks,
  logoRow,
  bigNumbers,
  footer9,
  footer3,
] as const

/** A template that is shipped: the compiler asks for its view, its style and its words. */
export type ShippedTemplate = (typeof shipped)[number]

/** Every template, in the order the section picker shows them. */
export const templates: readonly DefinedTemplate[] = shipped
