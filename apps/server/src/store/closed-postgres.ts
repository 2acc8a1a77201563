// Refusals of PostgreSQL at the start, each with its cure.
import { StartRefusal } from '../refusal.ts'
import { DatabaseAway } from '../unstorable.ts'

/** A password stands before the host or, as PostgreSQL takes it too, among the parameters. */
export function withoutPassword(address: string): string {
  const [place = '', parameters] = address.replace(/\/\/[^@/]*@/, '//').split(/\?(.*)/s)
  const kept = parameters?.split('&').filter((one) => !/^(?:user|\w*pass\w*)=/i.test(one)) ?? []
  return kept.length > 0 ? `${place}?${kept.join('&')}` : place
}

/** Where PostgreSQL does not let us in, a sentence with what to do; every other failure as it is. */
export function whyClosed(failure: unknown, address: string): unknown {
  const { code, message } = (failure ?? {}) as { readonly code?: string; readonly message?: string }
  const where = withoutPassword(address)
  if (failure instanceof DatabaseAway) {
    return new StartRefusal(
      `PostgreSQL at ${where} cannot be reached (${reasonOf(failure)}). Start it, or set DATABASE_URL to where it is; leave DATABASE_URL away to keep the data in DATA_DIR.`,
      { cause: failure },
    )
  }
  if (code?.startsWith('28')) {
    return new StartRefusal(
      `PostgreSQL at ${where} refuses the account of DATABASE_URL (${message}). Correct its name and password there: DATABASE_URL=postgres://NAME:PASSWORD@HOST/DATABASE`,
    )
  }
  if (code !== '3D000') return failure
  return new StartRefusal(
    `PostgreSQL at ${where} has no such database (${message}). Make it, by createdb, or correct the end of DATABASE_URL.`,
  )
}

function reasonOf({ cause }: DatabaseAway): string {
  const { code, message } = (cause ?? {}) as { readonly code?: string; readonly message?: string }
  return code ?? message ?? String(cause)
}
