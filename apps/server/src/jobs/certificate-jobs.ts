import { clock } from '../clock.ts'
import type { CertificateRow, CertificateStore } from '../store/certificates.store.ts'
import { type JobSource, jobOf } from './jobs.ts'

/** So many are told of one by one. */
const MOST = 50
const PREFIX = 'certificate-'

interface Options {
  readonly store: Pick<CertificateStore, 'unsettled' | 'countWaiting' | 'tryNow'>
  /** Has what is due looked at. */
  readonly wake: () => void
  readonly now?: () => number
}

/** Certificates that are ordered, or could not be had, each; and how many names wait until they lead here. */
export function certificateJobs({ store, wake, now = clock.now }: Options): JobSource {
  const time = () => new Date(now()).toISOString()
  return {
    async list() {
      const [rows, count] = [await store.unsettled(time(), MOST), await store.countWaiting(time())]
      const waiting = count > 0 ? [jobOf({ id: `${PREFIX}waiting`, kind: 'certificate', state: 'waiting', count })] : []
      return [...rows.map((row) => jobOfRow(row, time())), ...waiting]
    },
    async tryNow(id) {
      if (!id.startsWith(PREFIX) || !(await store.tryNow(id.slice(PREFIX.length), time()))) return false
      wake()
      return true
    },
  }
}

function jobOfRow(
  { name, failure, failing_since: since, attempts, due_at: dueAt, leased_until }: CertificateRow,
  now: string,
) {
  const isRunning = leased_until !== null && leased_until > now
  const { said = '' } = failure === null ? {} : (JSON.parse(failure) as { said?: string })
  const history = since === null ? [] : [{ at: since, error: said, number: attempts }]
  const known = { id: PREFIX + name, kind: 'certificate', about: name, tries: attempts, error: said, history } as const
  if (isRunning) return jobOf({ ...known, state: 'running' })
  return jobOf({ ...known, state: 'failing', nextAt: dueAt, mayTry: true })
}
