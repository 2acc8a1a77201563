import type { AnyTemplateWords } from '../template-words.ts'

/** What templates from outside say about themselves, by their ids. */
export const added: { readonly [template: string]: AnyTemplateWords } = {}
