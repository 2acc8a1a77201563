export { checkup } from './checkup.ts'
export type { Finding, FindingCode } from './finding.ts'
export { beyondLimits } from './limits.ts'
export { requiredTexts } from './texts.ts'
