export * from './questions.ts'
export { type RequestWords, requestWordsIn } from './request-words.ts'
export { closedIn, filled, hoursOf, missing, shouldBe } from './should-be.ts'
