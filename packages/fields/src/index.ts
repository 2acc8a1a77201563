export * from './field.ts'
export { countGraphemes, cutToGraphemes } from './graphemes.ts'
export { altField, type Crop, type Image, type ImageField, type ImageKeys, image, NO_IMAGE } from './image.ts'
export { checkLink, type LinkKind, link, linkKind } from './link.ts'
export {
  checkContent,
  checkItem,
  type GroupField,
  group,
  type Item,
  initialContent,
  type ListField,
  list,
} from './list.ts'
export {
  type Content,
  type FoundField,
  findField,
  imagesIn,
  type LostField,
  missingTexts,
  writeField,
} from './path.ts'
export {
  alignment,
  type ChoiceField,
  type CodeField,
  choice,
  code,
  color,
  email,
  flag,
  icon,
  isEmail,
  isId,
  type NumberField,
  number,
  opacity,
  reference,
} from './simple.ts'
export { DEFAULT_LIMIT, isLanguageCode, type TextField, type TextOptions, text } from './text.ts'
