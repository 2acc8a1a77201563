/** The field of an answer in which each kind of detail is written that an owner has all entries of a list say (0150). */
export const DETAIL_FIELDS = {
  ...{ TEXT: 'value', SAME: 'same', PRICE: 'price', NUMBER: 'amount', DAY: 'day', YES_NO: 'so' },
  ...{ LINK: 'address', PICTURE: 'picture' },
} as const

/** How a detail is written: words in each language, the same in all, an amount of money or of a unit, a day, yes or no, an address, a picture. */
export type DetailKind = keyof typeof DETAIL_FIELDS
