/** How all sections are drawn, with what lists and entries know of each other: fetched together. */
export { entryFacts } from '@mimar/render/entries'
export { views } from '@mimar/sections/views'
