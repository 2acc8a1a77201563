import type { DetailKind } from '@mimar/fields'

/** What the entries of a list are. */
export const ENTRY_KINDS = [
  'NEWS',
  'EVENTS',
  'ROOMS',
  'DISHES',
  'PROJECTS',
  'PEOPLE',
  'JOBS',
  'QUESTIONS',
  'OTHER',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** How an owner's own detail of an entry may be written. */
export const DETAIL_KINDS = [
  ...(['TEXT', 'SAME', 'NUMBER', 'PRICE', 'DAY', 'YES_NO', 'LINK', 'PICTURE'] as const),
] as const satisfies readonly DetailKind[]

/** As fits the kind; by day, the newest or the soonest first; by title; or as their pages stand. */
export const ENTRY_ORDERS = ['KIND', 'NEWEST', 'SOONEST', 'TITLE', 'HAND'] as const
