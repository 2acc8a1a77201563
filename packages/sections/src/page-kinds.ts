import type { ShippedTemplate } from './registry/definitions.ts'

/** Kinds of new pages, in the order they are offered, and the templates of which each is made; one that is not there is left out. */
export const pageKinds = {
  rooms: ['PlainHeader', 'Feature17', 'FeatureCards', 'CTA2'],
  restaurant: ['Header15', 'Text4', 'Portfolio6_2', 'CTA2'],
  events: ['Header13', 'Text3', 'Steps2', 'Contact'],
  services: ['PlainHeader', 'Feature13', 'Steps2', 'CTA2'],
  about: ['PlainHeader', 'Text10', 'Team5', 'Testimonials3'],
  contact: ['PlainHeader', 'Contact'],
  pictures: ['PlainHeader', 'Portfolio8', 'CTA2'],
  blank: [],
} as const satisfies { readonly [kind: string]: readonly ShippedTemplate['id'][] }
