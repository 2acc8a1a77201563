export { languageOfPath, languagePrefix, linkProps, pageAddress } from './address.ts'
export { type ComposedPage, type ComposedSection, composePage, createComposer, type PageInput } from './compose.ts'
export type { FontFamily } from './families.ts'
export {
  type FontFamilies,
  type FontRole,
  familyList,
  fontFamilies,
  fontFiles,
  nearestWeight,
  scriptOf,
} from './fonts.ts'
export { type ContrastPair, contrastTable, type Mode, type ModeColors, modeColors } from './modes.ts'
export { SectionOnPage } from './section-on-page.view.tsx'
export { activeLanguages, type RenderMode } from './site-facts.ts'
export type { Surroundings } from './surroundings.ts'
export { themeStyles } from './theme.ts'
