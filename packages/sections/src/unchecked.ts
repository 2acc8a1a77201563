/** In browsers no template is asked whether it contradicts itself: the server, the build and its test have asked. Takes the place of `contradictions.ts` there. */
export function refuseContradictions(_template: unknown): void {}
