import { isIP } from 'node:net'
import { isLoopback } from './network.ts'
import { StartRefusal } from './refusal.ts'

/** Who has to come in by a passkey: who runs the installation, these and who makes sites, or everybody with an account. */
export type PasskeysFor = 'hosts' | 'owners' | 'everybody'

const WANTED: readonly string[] = ['hosts', 'owners', 'everybody'] satisfies PasskeysFor[]

/** Browsers make passkeys for names, never for IP addresses, and only where the connection is safe. */
export function takesPasskeys({ hostname, protocol }: URL): boolean {
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  return isName && (protocol === 'https:' || isLoopback(hostname))
}

/** Reads REQUIRE_PASSKEYS; undefined where nobody has to. */
export function readPasskeysFor(input: string | undefined, appUrl: URL): PasskeysFor | undefined {
  if (!input) return undefined
  if (!WANTED.includes(input)) {
    throw new StartRefusal(
      `REQUIRE_PASSKEYS is "${input}". It must be "hosts" (who runs the installation), "owners" (who makes sites, too) or "everybody".`,
    )
  }
  if (takesPasskeys(appUrl)) return input as PasskeysFor
  throw new StartRefusal(
    `REQUIRE_PASSKEYS is "${input}", but browsers make no passkeys at APP_URL (${appUrl.origin}): they need https and a name. Set APP_URL to such an address (https://edit.example.com), or leave REQUIRE_PASSKEYS away.`,
  )
}
