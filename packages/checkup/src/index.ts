export { checkup } from './checkup.ts'
export type { Finding, FindingCode } from './finding.ts'
export { requiredTexts } from './texts.ts'
