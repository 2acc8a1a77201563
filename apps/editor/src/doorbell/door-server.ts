import type { WaitingDevice } from '@mimar/contract'
import { createClient } from '@mimar/contract/client'
import { proven } from '../proof/proven.ts'

/** What is asked of the server about devices that want in. */
export interface DoorServer {
  list(): Promise<readonly WaitingDevice[]>
  letIn(device: WaitingDevice): Promise<true>
  block(device: WaitingDevice): Promise<true>
}

const client = createClient({ language: () => document.documentElement.lang })

export const doorServer: DoorServer = {
  list: async () => (await client.ask('GET /account/waiting')).items,
  letIn: ({ id, number }) =>
    proven('changed', () => client.ask('POST /account/waiting/:waiting', { at: { waiting: id }, body: { number } })),
  block: ({ id }) => client.ask('DELETE /account/waiting/:waiting', { at: { waiting: id } }),
}
