import type { SignUp } from '@mimar/contract'
import type { MemberStore } from '../store/members.store.ts'
import type { QuotaStore } from '../store/quotas.store.ts'
import type { TenantStore } from '../store/tenants.store.ts'

/**
 * Sign-up: the account that somebody gets whose address was proved and who has none here; undefined where nobody gets one by
 * themselves.
 */
export type Newcomers = (email: string) => Promise<string | undefined>

interface Foundations {
  readonly members: Pick<MemberStore, 'accountWith'>
  readonly tenants: Pick<TenantStore, 'letMakeSites'>
  readonly quotas: Pick<QuotaStore, 'tenancy'>
  /** While whoever runs the installation has said nothing in its pages. */
  readonly signUp: SignUp
}

/** Whoever proves an address gets an account that makes sites while everybody may sign up, and else nobody. */
export function openNewcomers({ members, tenants, quotas, signUp }: Foundations): Newcomers {
  return async (email) => {
    if (((await quotas.tenancy()).signUp ?? signUp) !== 'open') return undefined
    const account = await members.accountWith(email)
    await tenants.letMakeSites(account)
    return account
  }
}
