export { checkup, errorsInSteps, refusalsInSteps } from './checkup.ts'
export type { Finding, FindingCode, Sample } from './finding.ts'
export { sampleOf } from './samples.ts'
