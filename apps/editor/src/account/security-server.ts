import type {
  Activity,
  CodesLeft,
  DeviceLink,
  GivenInvitation,
  MadeCredential,
  OwnUse,
  Passkey,
  PasskeyList,
  Profile,
  ProfileChange,
  SignedInDevice,
  SignInAddress,
} from '@mimar/contract'
import { createClient } from '@mimar/contract/client'
import { proven } from '../proof/proven.ts'
import { framedToken } from '../server/framed.ts'

/** So many deeds are shown at once. */
const MOST_DEEDS = 30

/** What the page of one's account asks of the server. */
export interface SecurityServer {
  listDevices(): Promise<readonly SignedInDevice[]>
  signOutDevice(device: string): Promise<true>
  signOutOthers(): Promise<true>
  listPasskeys(): Promise<PasskeyList>
  /** What the browser makes one from. */
  beginPasskey(): Promise<object>
  addPasskey(name: string, credential: MadeCredential): Promise<Passkey>
  renamePasskey(passkey: string, name: string): Promise<true>
  removePasskey(passkey: string): Promise<true>
  readCodes(): Promise<CodesLeft>
  makeCodes(): Promise<readonly string[]>
  makeDeviceLink(): Promise<DeviceLink>
  readSignInAddress(): Promise<SignInAddress>
  /** Has a code mailed to a new address. */
  askSignInAddress(email: string): Promise<SignInAddress>
  takeSignInAddress(code: string): Promise<SignInAddress>
  readProfile(): Promise<Profile>
  setProfile(change: ProfileChange): Promise<Profile>
  /** How much one's sites hold, and may. */
  readUse(): Promise<OwnUse>
  /** Asks somebody to make sites of their own. */
  invitePerson(email: string): Promise<GivenInvitation>
  /** What was done, newest first, before the deed of that id; and whether there is more. */
  listActivity(before?: string): Promise<{ readonly deeds: readonly Activity[]; readonly hasMore: boolean }>
}

export function createSecurityServer(language: () => string): SecurityServer {
  const client = createClient({ language, token: framedToken })
  return {
    listDevices: async () => (await client.ask('GET /account/devices')).items,
    signOutDevice: (device) => client.ask('DELETE /account/devices/:device', { at: { device } }),
    signOutOthers: () => client.ask('DELETE /account/devices'),
    listPasskeys: () => client.ask('GET /account/passkeys'),
    beginPasskey: () => proven('changed', () => client.ask('POST /account/passkey-options', { body: {} })),
    addPasskey: (name, credential) => client.ask('POST /account/passkeys', { body: { name, credential } }),
    renamePasskey: (passkey, name) =>
      client.ask('PATCH /account/passkeys/:passkey', { at: { passkey }, body: { name } }),
    readCodes: () => client.ask('GET /account/codes'),
    makeCodes: async () => (await proven('changed', () => client.ask('POST /account/codes', { body: {} }))).codes,
    async listActivity(before) {
      const query = { limit: MOST_DEEDS + 1, ...(before !== undefined && { before }) }
      const { items } = await client.ask('GET /account/activity', { query })
      return { deeds: items.slice(0, MOST_DEEDS), hasMore: items.length > MOST_DEEDS }
    },
    makeDeviceLink: () => proven('changed', () => client.ask('POST /account/device-links', { body: {} })),
    removePasskey: (passkey) =>
      proven('deleted', () => client.ask('DELETE /account/passkeys/:passkey', { at: { passkey } })),
    readSignInAddress: () => client.ask('GET /account/address'),
    askSignInAddress: (email) => proven('changed', () => client.ask('PUT /account/address', { body: { email } })),
    takeSignInAddress: (code) => client.ask('POST /account/address/code', { body: { code } }),
    readProfile: () => client.ask('GET /account/profile'),
    setProfile: (change) => client.ask('PATCH /account/profile', { body: change }),
    readUse: () => client.ask('GET /account/use'),
    invitePerson: (email) => proven('changed', () => client.ask('POST /sign-ups', { body: { email } })),
  }
}
