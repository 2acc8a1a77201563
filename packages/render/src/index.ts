export { languageOfPath, languagePrefix, pageAddress, searchAddress, searchIndexAddress } from './address.ts'
export { type ComposedBody, createComposer } from './compose.ts'
export { type ComposedPage, composePage } from './compose-page.ts'
export type { ComposedSection } from './composed-section.ts'
export { type ContrastFault, contrastFaults } from './contrast-faults.ts'
export { type FontFamily, families, familyNames } from './families.ts'
export { flagFile, flagPath } from './flags.ts'
export {
  drawableWeights,
  type FontRole,
  fontFamilies,
  fontFiles,
  scriptOf,
} from './fonts.ts'
export { contrastTable, MODES, modeColors } from './modes.ts'
export { FIRST_SECTIONS, LONG_PAGE, pageParts } from './page-parts.ts'
export { pictureOf } from './picture.ts'
export { SectionOnPage, type Views } from './section-on-page.view.tsx'
export { sharedBy, shareImageOf } from './share-image.ts'
export { isShownIn } from './shown.ts'
export { activeLanguages } from './site-facts.ts'
export { saysHours, siteHours, wantsHours } from './site-hours.ts'
export type { Surroundings } from './surroundings.ts'
export { themeStyles } from './theme.ts'
export { widgetFacts } from './widget-facts.ts'
