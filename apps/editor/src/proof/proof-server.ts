import type { ProofState } from '@mimar/contract'
import { createClient } from '@mimar/contract/client'
import { framedToken } from '../server/framed.ts'

/** What confirming asks of the server. */
export interface ProofServer {
  read(): Promise<ProofState>
  /** Has the device answer with a passkey; false where it was closed, or there is none. */
  askDevice(): Promise<boolean>
  mailCode(): Promise<true>
  sendCode(code: string): Promise<true>
}

export function createProofServer(): ProofServer {
  const client = createClient({ language: () => document.documentElement.lang, token: framedToken })
  return {
    read: () => client.ask('GET /account/proof'),
    mailCode: () => client.ask('POST /account/proof/mails', { body: {} }),
    sendCode: (code) => client.ask('POST /account/proof/code', { body: { code } }),
    async askDevice() {
      if (!('PublicKeyCredential' in window)) return false
      const options: object = await client.ask('POST /account/proof/passkey-options', { body: {} })
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      )
      const found = await navigator.credentials.get({ publicKey }).catch(() => null)
      if (!(found instanceof PublicKeyCredential)) return false
      const { id, rawId, response } = found.toJSON()
      if (!('signature' in response)) return false
      const { clientDataJSON, authenticatorData, signature } = response
      const answered = { clientDataJSON, authenticatorData, signature }
      await client.ask('POST /account/proof/passkey', {
        body: { credential: { id, rawId, type: 'public-key', response: answered } },
      })
      return true
    },
  }
}
