import type { MadeCredential } from '@mimar/contract'
import { createClient } from '@mimar/contract/client'

/** What pages of the server's own need to have a passkey made. */
export function createPasskeyClient() {
  const client = createClient({ language: () => document.documentElement.lang })
  return {
    beginPasskey: () => client.ask('POST /account/passkey-options', { body: {} }),
    addPasskey: (name: string, credential: MadeCredential) =>
      client.ask('POST /account/passkeys', { body: { name, credential } }),
  }
}
