/** What every template is called in one language, by its id; made by template-words.ts of the build. */
declare module 'virtual:template-names/*' {
  export const names: { readonly [template: string]: string }
}

/** What every template says about itself in one language, by its id. */
declare module 'virtual:template-words/*' {
  export const templates: { readonly [template: string]: import('@mimar/sections/template-words').SaidByTemplate }
}

/** What stands in new sections in one language, by the id of their template. */
declare module 'virtual:template-starts/*' {
  export const starts: import('@mimar/sections/starters').StarterWords
}

/** Fills what views say in one language that are drawn when somebody means them; made by scripts/view-words.ts of the build. */
declare module 'virtual:view-words/*' {}
