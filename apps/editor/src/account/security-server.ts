import type { SignedInDevice } from '@mimar/contract'
import { createClient } from '@mimar/contract/client'
import { framedToken } from '../server/framed.ts'

/** What the page of one's account asks of the server. */
export interface SecurityServer {
  listDevices(): Promise<readonly SignedInDevice[]>
  signOutDevice(device: string): Promise<true>
  signOutOthers(): Promise<true>
}

export function createSecurityServer(language: () => string): SecurityServer {
  const client = createClient({ language, token: framedToken })
  return {
    listDevices: async () => (await client.ask('GET /account/devices')).items,
    signOutDevice: (device) => client.ask('DELETE /account/devices/:device', { at: { device } }),
    signOutOthers: () => client.ask('DELETE /account/devices'),
  }
}
