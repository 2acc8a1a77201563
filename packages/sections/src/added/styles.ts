/** The styles of templates from outside, by their ids. */
export const added: { readonly [template: string]: string } = {}
