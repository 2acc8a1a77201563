import type { IconShape } from '../template.ts'

const STROKE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

const shape = (body: string): IconShape => ({ body, width: 24, height: 24 })

/** The icons new sections start with (Tabler, MIT), so that the canvas can draw them before the server has named them. */
export const starterIcons: { readonly [name: string]: IconShape } = {
  'tabler:heart': shape(`<path ${STROKE} d="M19.5 12.572L12 20l-7.5-7.428A5 5 0 1 1 12 6.006a5 5 0 1 1 7.5 6.572"/>`),
  'tabler:shield-check': shape(
    `<path ${STROKE} d="M11.46 20.846A12 12 0 0 1 3.5 6A12 12 0 0 0 12 3a12 12 0 0 0 8.5 3a12 12 0 0 1-.09 7.06M15 19l2 2l4-4"/>`,
  ),
  'tabler:map-pin': shape(
    `<g ${STROKE}><path d="M9 11a3 3 0 1 0 6 0a3 3 0 0 0-6 0"/><path d="M17.657 16.657L13.414 20.9a2 2 0 0 1-2.827 0l-4.244-4.243a8 8 0 1 1 11.314 0"/></g>`,
  ),
  'tabler:star': shape(
    `<path ${STROKE} d="m12 17.75l-6.172 3.245l1.179-6.873l-5-4.867l6.9-1l3.086-6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873z"/>`,
  ),
}
