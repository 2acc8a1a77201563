import { clock } from '../clock.ts'
import { warnSeldom } from '../log.ts'
import type { AccountMail } from '../store/account-mails.store.ts'
import type { Database } from '../store/database.ts'
import { QuotaStore } from '../store/quotas.store.ts'
import { TenantStore } from '../store/tenants.store.ts'
import { VisitStore } from '../store/visits.store.ts'
import { Quotas } from './quotas.ts'
import { Visits } from './visits.ts'

interface Telling {
  /** Writes to an owner; false where no mails are sent. */
  readonly tell: (mail: AccountMail<'visits'>) => Promise<boolean>
  readonly now?: (() => number) | undefined
}

/** Who has how much room, and who is let in. */
export function openTenants(database: Database, { tell, now = clock.now }: Telling) {
  const [quotaStore, store] = [new QuotaStore(database), new VisitStore(database)]
  const quotas = new Quotas(quotaStore, store, () => new Date(now()))
  const onFailure = warnSeldom('Visits were not counted')
  const visits = new Visits({ store, since: () => quotas.since(), tell, onFailure, now })
  return { tenants: new TenantStore(database), quotaStore, quotas, visits }
}
