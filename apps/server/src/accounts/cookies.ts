import { LONGEST_SESSION } from './sign-in.ts'

/** The session's cookie for http and for https; `__Host-` makes the browser bind it to this very host. */
export function sessionCookie(isSecure: boolean) {
  const name = isSecure ? '__Host-mimar_session' : 'mimar_session'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    read: (header: string | undefined) => readCookie(header, name),
    write: (session: string) => `${name}=${session}; ${attributes}; Max-Age=${LONGEST_SESSION / 1000}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  }
}

function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}
