export * from './checked.ts'
export { cleanJson, cleanText } from './clean.ts'
export { boxAround, type Cut, cutOf, pointInCut, type Size, turnOf } from './crop.ts'
export { clampCrop, coverCrop, coverWidth, type FramedCrop, turnCrop } from './crop-change.ts'
export { calendarOf, date, dayIn, weekdayIn } from './date.ts'
export * from './field.ts'
export { fold } from './fold.ts'
export { countGraphemes, cutToGraphemes } from './graphemes.ts'
export { hours, hoursIn, type Span, spansOf } from './hours.ts'
export { altField, checkCrop, image, isNeverCut, NO_IMAGE } from './image.ts'
export { imagesIn, leavesOf, linksIn } from './leaves.ts'
export { checkLink, encodeAddress, link, linkKind } from './link.ts'
export { checkContent, checkItem, group, initialContent, list } from './list.ts'
export { mistypedEmail } from './mistyped-email.ts'
export { type OptionKind, optionsIn } from './options.ts'
export { findField, missingTexts, writeField } from './path.ts'
export { price, priceIn } from './price.ts'
export { alignable, button, linked, nameOfRole, role, typedButton } from './role.ts'
export {
  choice,
  code,
  color,
  design,
  email,
  flag,
  icon,
  isEmail,
  isId,
  number,
  opacity,
} from './simple.ts'
export { isLanguageCode, isWordless, text } from './text.ts'
