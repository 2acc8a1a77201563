export { learnReadings, readings } from '#readings'
export * from './checked.ts'
export { cleanJson, cleanText } from './clean.ts'
export { commaIn } from './comma.ts'
export { boxAround, type Cut, cutOf, pointInCut, type Size, turnOf } from './crop.ts'
export { clampCrop, coverCrop, coverWidth, type FramedCrop, turnCrop } from './crop-change.ts'
export { calendarOf, date, dayIn, firstWeekdayIn, monthIn, startOf, weekdayIn } from './date.ts'
export { DETAIL_FIELDS, type DetailKind } from './detail-fields.ts'
export * from './field.ts'
export { ALL_LANGUAGES, addressOfFile, file, filesFor } from './file.ts'
export { isFileType, readFileAddress, useOfType } from './file-address.ts'
export { filesIn } from './files-in.ts'
export { fold } from './fold.ts'
export { countGraphemes, cutToGraphemes } from './graphemes.ts'
export { hours } from './hours.ts'
export { hoursIn, reachOf, type Span, spansOf } from './hours-in.ts'
export { withWesternDigits } from './hours-read.ts'
export { altField, checkCrop, image, isNeverCut, NO_IMAGE } from './image.ts'
export { imagesIn, leavesOf, linksIn } from './leaves.ts'
export { checkLink, encodeAddress, link, linkKind } from './link.ts'
export { checkContent, checkItem, group, initialContent, list } from './list.ts'
export { BLOCKS, type BlockKind, longText } from './long-text.ts'
export { drawnMarks, type MarkedPart, markedParts, textOfParts } from './marked-parts.ts'
export { checkMarks, type MarkKind, marks, readMarks } from './marks.ts'
export {
  cutMarks,
  isMarked,
  joinMarks,
  linkAt,
  marksAfter,
  marksWithLinks,
  withMark,
  withoutMark,
} from './marks-change.ts'
export { mistypedEmail } from './mistyped-email.ts'
export { LAST_ZONE, momentOf, todayIn, wallOf } from './moment.ts'
export { type OptionKind, optionsIn } from './options.ts'
export { findField, missingTexts, writeField } from './path.ts'
export { telOf } from './phone.ts'
export {
  type Closed,
  type Days,
  dayOfTime,
  hoursOn,
  hoursSaid,
  isDayClosed,
  isNightClosed,
  type OpenHours,
} from './possible.ts'
export { amount, price } from './price.ts'
export { priceIn } from './price-read.ts'
export {
  alignable,
  button,
  isShownInLayout,
  linked,
  markable,
  markedText,
  nameOfRole,
  role,
  typedButton,
} from './role.ts'
export {
  MAX_SENT,
  MAX_SENT_FILE,
  MOST_SENT,
  SENT_TYPES,
  type SentType,
  sentFileName,
  sentKindName,
} from './sent-file.ts'
export {
  choice,
  code,
  color,
  design,
  email,
  flag,
  icon,
  inLayout,
  isEmail,
  isId,
  number,
  opacity,
} from './simple.ts'
export { sizeIn } from './size.ts'
export { isLanguageCode, isWordless, text } from './text.ts'
export { linksInTexts } from './text-links.ts'
