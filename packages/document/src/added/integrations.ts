import type { Integration } from '../integrations/integration.ts'

/** Integrations from outside the checkout: none here; the build of an installation says what `#added/…` leads to (0043). */
export const added: readonly Integration[] = []
