/** The field of an answer in which each kind of detail is written that an owner has all entries of a list say (0150). */
export const DETAIL_FIELDS = { TEXT: 'value', SAME: 'same', PRICE: 'price', DAY: 'day', YES_NO: 'so' } as const

/** How a detail is written: words in each language, the same in all, an amount, a day, yes or no. */
export type DetailKind = keyof typeof DETAIL_FIELDS
