// Notice and action (DSA): what follows from what a host decides about a site, and who is told.
import { isMailable } from '../accounts/mailed-links.ts'
import { clock } from '../clock.ts'
import { logFailure } from '../log.ts'
import type { AccountTeller } from '../messages/account-mail.ts'
import { decisionMail } from '../messages/decision-mail.ts'
import { deskMail } from '../messages/desk-mail.ts'
import type { LiveReleases } from '../releases/live.ts'
import type { Settings } from '../settings.ts'
import type { AuditStore } from '../store/audit.store.ts'
import type { ClosedSiteStore } from '../store/closed-sites.store.ts'
import type { ComplaintRow, ComplaintStore, HostDecision } from '../store/complaints.store.ts'

/** What a decision stands on. */
export interface Desk {
  readonly complaints: ComplaintStore
  readonly closedSites: ClosedSiteStore
  readonly visitors: Pick<LiveReleases, 'forgetAddresses'>
  readonly audit: AuditStore
  readonly tell: AccountTeller
  readonly settings: Pick<Settings, 'siteAddress' | 'appUrl'>
}

type Deed = 'complaint-decided' | 'appeal-decided' | 'decision-appealed' | 'question-lapsed' | 'site-taken-down'

/** Decides about a complaint; both sides read the reason. */
export async function decide(complaint: ComplaintRow, made: HostDecision, desk: Desk): Promise<void> {
  await desk.complaints.decide(complaint, made, clock.date())
  await follow(complaint, made, desk)
  await note(made.by, made.isOwn ? 'site-taken-down' : 'complaint-decided', complaint, made.reason, desk)
  await tellBoth(complaint, made.decision, { ...made, address: made.hidden?.address ?? null }, desk)
}

/** Answers an appeal; false where there is none. */
export async function endAppeal(
  complaint: ComplaintRow,
  { outcome, reason, by }: { readonly outcome: 'stays' | 'taken-back'; readonly reason: string; readonly by: string },
  desk: Desk,
): Promise<boolean> {
  if (!(await desk.complaints.end(complaint, outcome, reason, clock.date()))) return false
  if (outcome === 'taken-back') await showAgain(complaint, desk)
  await note(by, 'appeal-decided', complaint, reason, desk)
  await tellBoth(complaint, outcome, { reason, isOwn: complaint.case?.isOwn ?? false }, desk)
  return true
}

interface OwnDecision {
  readonly by: string
  readonly reason: string
  /** Of the host: owners whose language is not known are written to in it. */
  readonly language: string
  readonly paused?: string
}

/** Takes a site down of which nobody has complained: its owner is told why, and can appeal as always. */
export async function takeDownUnasked(site: string, own: OwnDecision, desk: Desk): Promise<void> {
  const { complaints } = desk
  const complaint = await complaints.find(await complaints.begin(site, own.language, clock.date()))
  if (!complaint) return
  const { by, reason, paused } = own
  await decide(complaint, { decision: 'take-down', isOwn: true, by, reason, paused }, desk)
}

/** Shows visitors again what a host took down, whatever it was for; false where it was not down. */
export async function putBack({ id, slug }: { readonly id: string; readonly slug: string }, desk: Desk) {
  const ended = await desk.complaints.settle({ site: id }, clock.date())
  if (!(await desk.closedSites.putBack(id))) return false
  desk.visitors.forgetAddresses([slug])
  const last = ended.at(-1)
  const complaint = last === undefined ? undefined : await desk.complaints.find(last)
  if (complaint) await tellOwners(complaint, 'put-back', { reason: '', isOwn: true }, desk)
  return true
}

/** Brings back what the pause of somebody took down, unless another decision keeps it. */
export async function putBackOf(paused: string, desk: Desk): Promise<void> {
  const ended = await desk.complaints.settle({ paused }, clock.date())
  for (const id of ended) {
    const complaint = await desk.complaints.find(id)
    if (!complaint) continue
    await showAgain(complaint, desk)
    await tellOwners(complaint, 'put-back', { reason: '', isOwn: true }, desk)
  }
}

/** The owner's answer, or appeal, is news to who runs the installation. */
export async function tellHosts(
  complaint: Pick<ComplaintRow, 'slug' | 'siteName'>,
  what: Parameters<typeof deskMail>[0],
  text: string,
  desk: Desk,
): Promise<void> {
  for (const { email, language } of await mailable(desk.complaints.hosts())) {
    await desk.tell(deskMail(what, { ...siteFacts(complaint, desk), email, language: language ?? 'en' }, text))
  }
}

export function note(
  account: string,
  deed: Deed,
  { site }: { readonly site: string },
  about: string,
  { audit }: Pick<Desk, 'audit'>,
): Promise<void> {
  return audit.note({ account, deed, site, about }).catch(logFailure(`Noting "${deed}" failed`))
}

/** What mails say of a site. */
export function siteFacts({ slug, siteName }: Pick<ComplaintRow, 'slug' | 'siteName'>, { settings }: Desk) {
  return { host: new URL(settings.siteAddress(slug)).host, siteName, app: settings.appUrl }
}

/** Those of them whom a mail reaches. */
export async function mailable<Reader extends { readonly email: string }>(people: Promise<readonly Reader[]>) {
  return (await people).filter(({ email }) => isMailable(email))
}

async function follow(complaint: ComplaintRow, { decision, by, reason }: HostDecision, desk: Desk): Promise<void> {
  const { site, slug } = complaint
  if (decision !== 'take-down') return showAgain(complaint, desk)
  await desk.closedSites.takeDown(site, { by, reason }, clock.date())
  desk.visitors.forgetAddresses([slug])
}

/** What a decision took from visitors is there again, unless another one keeps it from them. */
async function showAgain({ id, site, slug, case: before }: ComplaintRow, desk: Desk): Promise<void> {
  const wasDown = before?.decision === 'take-down'
  if (wasDown && !(await desk.complaints.isKeptDown(site, id))) await desk.closedSites.putBack(site)
  desk.visitors.forgetAddresses([slug])
}

interface Told {
  readonly reason: string
  readonly isOwn?: boolean | undefined
  readonly address?: string | null
}

/** A statement of reasons to whoever owns the site, and to who complained (DSA, articles 16 and 17). */
async function tellBoth(complaint: ComplaintRow, what: Parameters<typeof decisionMail>[0], told: Told, desk: Desk) {
  await tellOwners(complaint, what, told, desk)
  const { email, language } = complaint
  if (!email) return
  const facts = { ...siteFacts(complaint, desk), ...told, isOwn: false }
  await desk.tell(decisionMail(what, { ...facts, email, language, isOwner: false }))
}

async function tellOwners(
  complaint: ComplaintRow,
  what: Parameters<typeof decisionMail>[0],
  { isOwn = false, ...told }: Told,
  desk: Desk,
): Promise<void> {
  for (const { email, language } of await mailable(desk.complaints.ownersOf(complaint.site))) {
    const facts = { ...siteFacts(complaint, desk), ...told, isOwn, email, language: language ?? complaint.language }
    await desk.tell(decisionMail(what, { ...facts, isOwner: true }))
  }
}
