// Session cookies: host-only, `__Host-` over https, partitioned (CHIPS) in frames.
import { MAILED_LIFETIME } from './mailed-links.ts'
import { AWAY_FOR } from './organisation-accounts.ts'
import { LONGEST_SESSION } from './sign-in.ts'

/**
 * The session's cookie for http and for https; `__Host-` makes the browser bind it to this very host. Browsers send cookies to all ports
 * of a host: the `port` in the name tells one editor's from another's.
 */
export function sessionCookie(isSecure: boolean, port = '') {
  return hostCookie('session', LONGEST_SESSION, isSecure, port)
}

/** What the browser keeps that asked for a link by mail, so that the code in that mail counts there alone. */
export function askCookie(isSecure: boolean, port = '') {
  return hostCookie('asked', MAILED_LIFETIME, isSecure, port)
}

/** What the browser keeps of somebody who has gone to the provider of their organisation. */
export function organisationCookie(isSecure: boolean, port = '') {
  return hostCookie('organisation', AWAY_FOR, isSecure, port)
}

function hostCookie(what: string, lifetime: number, isSecure: boolean, port: string) {
  const name = isSecure ? `__Host-mimar_${what}` : port === '' ? `mimar_${what}` : `mimar_${what}_${port}`
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    read: (header: string | undefined) => readCookie(header, name),
    write: (value: string) => `${name}=${value}; ${attributes}; Max-Age=${lifetime / 1000}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  }
}

/**
 * The session's cookie in a frame of another site (CHIPS): the browser keeps one for each site around the editor, and sends it nowhere
 * else. Frames of other sites get none over http.
 */
export const framedCookie = {
  read: (header: string | undefined) => readCookie(header, FRAMED_NAME),
  write: (session: string) => `${FRAMED_NAME}=${session}; ${FRAMED_ATTRIBUTES}; Max-Age=${LONGEST_SESSION / 1000}`,
  clear: () => `${FRAMED_NAME}=; ${FRAMED_ATTRIBUTES}; Max-Age=0`,
}

const FRAMED_NAME = '__Host-mimar_framed'
const FRAMED_ATTRIBUTES = 'Path=/; HttpOnly; SameSite=None; Secure; Partitioned'

/** Of two cookies of one name another host or path has set one (cookie tossing), and nobody can say which: neither counts. */
function readCookie(header: string | undefined, name: string): string | undefined {
  const values = (header?.split(';') ?? []).flatMap((part) => {
    const at = part.indexOf('=')
    return part.slice(0, at).trim() === name ? [part.slice(at + 1).trim()] : []
  })
  return values.length === 1 ? values[0] : undefined
}
