// How hours and amounts are read as people write them, in all the languages that Mimar speaks.
export { readTypedHours } from './hours-read.ts'
export { readPrice } from './price-read.ts'
