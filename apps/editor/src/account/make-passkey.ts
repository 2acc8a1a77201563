// WebAuthn: the browser makes a passkey, the server keeps it.
import type { SecurityServer } from './security-server.ts'

/** Why none was made, as a key of the words; true when one was. */
type Made = true | 'passkeyClosed' | 'passkeyExists' | 'passkeysNotHere'

/** Asks the device for a passkey of who is signed in. */
export async function makePasskey(
  server: Pick<SecurityServer, 'beginPasskey' | 'addPasskey'>,
  name: string,
): Promise<Made> {
  if (!('PublicKeyCredential' in window) || !('parseCreationOptionsFromJSON' in PublicKeyCredential)) {
    return 'passkeysNotHere'
  }
  // The browser reads what the server's library wrote.
  const json = (await server.beginPasskey()) as PublicKeyCredentialCreationOptionsJSON
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json)
    const credential = await navigator.credentials.create({ publicKey })
    if (!(credential instanceof PublicKeyCredential)) return 'passkeyClosed'
    const { id, rawId, response } = credential.toJSON()
    if (!('attestationObject' in response)) return 'passkeyClosed'
    const { clientDataJSON, attestationObject, transports } = response
    const made = { clientDataJSON, attestationObject, transports: [...transports] }
    await server.addPasskey(name, { id, rawId, type: 'public-key', response: made })
    return true
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return error.name === 'InvalidStateError' ? 'passkeyExists' : 'passkeyClosed'
  }
}
