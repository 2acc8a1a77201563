import type {
  ComplaintCase,
  ComplaintCounts,
  HostBackups,
  HostOverview,
  HostSite,
  HostVersions,
  Job,
} from '@mimar/contract'
import { createClient } from '@mimar/contract/client'
import { proven } from '../proof/proven.ts'

interface SitesWanted {
  readonly limit: number
  readonly offset: number
  readonly q: string
  readonly filter: 'all' | 'look' | 'unpublished'
}

/** What the pages of whoever runs the installation ask of the server. */
export interface HostServer {
  readOverview(): Promise<HostOverview>
  /** What waits for a hand, by the page where it is done. */
  readCounts(): Promise<{ readonly complaints: number; readonly jobs: number }>
  listSites(wanted: SitesWanted): Promise<{ readonly items: readonly HostSite[]; readonly totalCount: number }>
  listJobs(): Promise<readonly Job[]>
  tryJob(job: string): Promise<true>
  dismissJob(job: string): Promise<true>
  readBackups(): Promise<HostBackups>
  backUpNow(): Promise<HostBackups>
  readVersions(): Promise<HostVersions>
  countComplaints(): Promise<ComplaintCounts>
  listComplaints(state: 'open' | 'appeals' | 'closed'): Promise<readonly ComplaintCase[]>
  /** Decides about a complaint, or about an appeal. */
  decide(complaint: string, choice: Choice, reason: string, address?: string): Promise<ComplaintCase>
  /** Takes a site down of which nobody complained. */
  takeDown(site: string, reason: string): Promise<true>
  putBack(site: string): Promise<true>
}

type Choice = 'no-action' | 'ask-owner' | 'hide' | 'take-down' | 'stays' | 'taken-back'

export function createHostServer(language: () => string): HostServer {
  const client = createClient({ language })
  return {
    readOverview: () => client.ask('GET /host/overview'),
    readCounts: async () => {
      const { complaints, jobs } = await client.ask('GET /host/overview')
      return { complaints: complaints.waiting, jobs: jobs.failing + jobs.stopped }
    },
    listSites: ({ q, ...wanted }) => client.ask('GET /host/sites', { query: { ...wanted, q: q || undefined } }),
    listJobs: async () => (await client.ask('GET /host/jobs')).items,
    tryJob: (job) => client.ask('POST /host/jobs/:job/tries', { at: { job }, body: {} }),
    dismissJob: (job) => client.ask('DELETE /host/jobs/:job', { at: { job } }),
    readBackups: () => client.ask('GET /host/backups'),
    backUpNow: () => client.ask('POST /host/backups', { body: {} }),
    readVersions: () => client.ask('GET /host/versions'),
    countComplaints: () => client.ask('GET /host/complaints/counts'),
    listComplaints: async (state) => (await client.ask('GET /host/complaints', { query: { state } })).items,
    decide: (complaint, choice, reason, address) => {
      const at = { complaint }
      return choice === 'stays' || choice === 'taken-back'
        ? client.ask('PUT /host/complaints/:complaint/appeal', { at, body: { outcome: choice, reason } })
        : proven('changed', () =>
            client.ask('PUT /host/complaints/:complaint/decision', { at, body: { decision: choice, reason, address } }),
          )
    },
    takeDown: (site, reason) =>
      proven('changed', () => client.ask('PUT /host/sites/:site/takedown', { at: { site }, body: { reason } })),
    putBack: (site) => client.ask('DELETE /host/sites/:site/takedown', { at: { site } }),
  }
}
