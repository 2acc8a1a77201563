import type { HostOverview } from '@mimar/contract'
import type { PartSay } from '../words/words.ts'
import type { handWords } from './hand-words.ts'
import type { HostIconName } from './host-icons.ts'
import { momentOf, sizeOf } from './times.ts'
import type { HostAddress } from './use-host.ts'

type Say = PartSay<(typeof handWords)['en']>

/** Something that needs whoever runs the installation. */
interface Hand {
  readonly id: string
  readonly icon: HostIconName
  readonly tone: 'warn' | 'danger'
  readonly what: (say: Say) => string
  readonly how: (say: Say) => string
  /** The machine's own words. */
  readonly said?: string
  readonly act?: { readonly to: `/host${string}`; readonly word: 'seeJobs' | 'seeBackups' | 'decide' }
}

const OLD_MS = 2 * 86_400_000
const LEAST_FREE = 0.1
/** Seconds that work may begin late before anybody notices. */
const SLOW = 0.2
const FAILS = { database: 'failsDatabase', disk: 'failsDisk', room: 'failsRoom', blobs: 'failsBlobs' } as const
const TO_JOBS = { to: '/host/jobs', word: 'seeJobs' } as const
const TO_BACKUPS = { to: '/host/backups', word: 'seeBackups' } as const

/** What needs a hand, the worst first. */
export function attentionOf(told: HostOverview, places: readonly HostAddress[], now = Date.now()): readonly Hand[] {
  const failing = told.failing.map(
    ({ what, why }): Hand => ({
      id: what,
      icon: 'bad',
      tone: 'danger',
      what: (say) => say(FAILS[what]),
      how: () => '',
      said: why,
    }),
  )
  return [...failing, ...ofWork(told), ...ofBackups(told, now), ...ofMachine(told), ...ofComplaints(told, places)]
}

function ofWork({ jobs }: HostOverview): Hand[] {
  const [stopped, failing] = [jobs.stopped, jobs.failing]
  const hands: Hand[] = []
  if (stopped > 0)
    hands.push({
      id: 'stopped',
      icon: 'bad',
      tone: 'danger',
      what: (say) => say('jobsStopped', { n: stopped }),
      how: (say) => say('jobsStoppedHow'),
      act: TO_JOBS,
    })
  if (failing > 0)
    hands.push({
      id: 'failing',
      icon: 'warn',
      tone: 'warn',
      what: (say) => say('jobsFailing', { n: failing }),
      how: (say) => say('jobsFailingHow'),
      act: TO_JOBS,
    })
  return hands
}

function ofBackups({ backup }: HostOverview, now: number): Hand[] {
  const { provenAt } = backup
  const when = (say: Say) => say('backupHow', { when: provenAt ? momentOf(provenAt, say.language) : say('never') })
  const hand = { id: 'backup', icon: 'backup', tone: 'warn', act: TO_BACKUPS } as const
  if (!backup.isSetUp) return [{ ...hand, what: (say) => say('backupsOff'), how: (say) => say('backupsOffHow') }]
  if (backup.hasFailed) return [{ ...hand, tone: 'danger', what: (say) => say('backupFailed'), how: when }]
  const isOld = provenAt !== null && now - Date.parse(provenAt) > OLD_MS
  return isOld ? [{ ...hand, what: (say) => say('backupOld'), how: when }] : []
}

function ofMachine({ disk, lag }: HostOverview): Hand[] {
  const hands: Hand[] = []
  if (disk && disk.free < disk.size * LEAST_FREE) {
    const free = (say: Say) => say('diskLeft', { free: sizeOf(disk.free, say.language) })
    hands.push({ id: 'disk-left', icon: 'disk', tone: 'warn', what: (say) => say('diskFull'), how: free })
  }
  if (lag > SLOW) {
    const late = (say: Say) => say('slowHow', { ms: Math.round(lag * 1_000) })
    hands.push({ id: 'slow', icon: 'warn', tone: 'warn', what: (say) => say('slow'), how: late })
  }
  return hands
}

function ofComplaints({ complaints: { waiting, oldestAt } }: HostOverview, places: readonly HostAddress[]): Hand[] {
  if (waiting === 0) return []
  const oldest = (say: Say) => (oldestAt ? say('oldestIs', { when: momentOf(oldestAt, say.language) }) : '')
  const desk = places.find(({ word }) => word === 'complaints')
  const act = desk && ({ to: desk.path, word: 'decide' } as const)
  return [
    {
      id: 'complaints',
      icon: 'flag',
      tone: 'danger',
      what: (say) => say('complaintsWait', { n: waiting }),
      how: oldest,
      ...(act && { act }),
    },
  ]
}
