import { describe, expect, test, vi } from 'vitest'
import { CertificateStore } from '../store/certificates.store.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { certificateJobs } from './certificate-jobs.ts'

const NOW = '2026-01-01T00:00:00.000Z'
const LATER = '2026-01-01T00:05:00.000Z'

describe.each(dialects)('$name', (dialect) => {
  test('a certificate that could not be had is a job with its reason, which is tried now; one that is there is none', async () => {
    const store = new CertificateStore(await openTestDatabase(await dialect.newAddress()))
    const own = ['had.example', 'waits.example', 'failing.example', 'running.example']
    await store.settle({ own, siteDomain: '', main: undefined }, NOW)
    const change = async (name: string, what: Parameters<CertificateStore['change']>[2]) => {
      await store.lease(name, 'one', NOW, LATER)
      await store.change(name, 'one', what)
      if (name !== 'running.example') await store.release(name, 'one')
    }
    await change('had.example', { chain: 'chain', issued_at: NOW, due_at: LATER })
    await change('waits.example', { waits_for: 'dns', due_at: LATER })
    const failure = JSON.stringify({ code: 'not-reached', said: 'Nobody answers.' })
    await change('failing.example', { failure, failing_since: NOW, attempts: 1, due_at: LATER })
    await change('running.example', { attempts: 0 })
    const wake = vi.fn()
    const jobs = certificateJobs({ store, wake, now: () => Date.parse(NOW) })
    const known = { kind: 'certificate', count: 1 }
    expect((await jobs.list()).toSorted((one, other) => (one.id < other.id ? -1 : 1))).toMatchObject([
      { ...known, about: 'failing.example', state: 'failing', error: 'Nobody answers.', nextAt: LATER, mayTry: true },
      { ...known, about: 'running.example', state: 'running', mayTry: false },
      { ...known, about: '', state: 'waiting' },
    ])
    expect(await store.due(NOW, 9)).toEqual([])
    expect(await jobs.tryNow('certificate-failing.example')).toBe(true)
    expect(await store.due(NOW, 9)).toEqual(['failing.example'])
    expect(wake).toHaveBeenCalledOnce()
    for (const id of ['certificate-had.example', 'certificate-strange.example', 'backup'])
      expect(await jobs.tryNow(id)).toBe(false)
  })
})
