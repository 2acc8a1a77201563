export { CANVAS_ATTRIBUTES, canvasMark, directionOf, publishedMark } from './mark.ts'
export { isEmptyContent, type Resolution, resolveContent } from './resolve.ts'
export * from './template.ts'
export { type Words, wordsIn } from './words/words.ts'
