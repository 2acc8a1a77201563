// Title template (page – site): the part that is the page's own.

/** The title of a page without the name of its site behind it; '' where it has none. */
export const ownTitle = (title: string): string => title.split(/ [|–—·-] /)[0]?.trim() ?? ''
