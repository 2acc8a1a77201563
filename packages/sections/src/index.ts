export { CANVAS_ATTRIBUTES, canvasMark, directionOf, publishedMark } from './mark.ts'
export { isEmptyContent, resolveContent } from './resolve.ts'
export * from './template.ts'
export { wordsIn } from './words/words.ts'
