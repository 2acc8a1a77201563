// Notice and action (DSA): complaints as cases, across sites.
import { randomUUID } from 'node:crypto'
import type { COMPLAINT_DECISIONS, COMPLAINT_STATES } from '@mimar/contract'
import type { ExpressionBuilder, Selectable, Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

type Decision = (typeof COMPLAINT_DECISIONS)[number]
type State = (typeof COMPLAINT_STATES)[number]
type Outcome = 'stays' | 'taken-back'

interface CaseFacts {
  readonly decision: Decision
  readonly reason: string
  readonly decidedAt: string
  readonly answer: string | null
  readonly answeredAt: string | null
  readonly outcome: Outcome | null
  readonly outcomeReason: string | null
  /** Decided without a complaint. */
  readonly isOwn: boolean
  /** Of a question: when the time to answer was over. */
  readonly lapsedAt: string | null
  /** The address of the page or picture that is hidden. */
  readonly hiddenAddress: string | null
}

/** A page, by its id, or a picture, by its hash, that visitors are not shown. */
export interface Hidden {
  readonly kind: 'page' | 'picture'
  readonly id: string
}

/** What a host has decided. */
export interface HostDecision {
  readonly decision: Decision
  readonly reason: string
  /** The account of the host. */
  readonly by: string
  /** What is hidden, and the address the host named. */
  readonly hidden?: (Hidden & { readonly address: string }) | undefined
  readonly isOwn?: boolean
  /** The account whose pause brings this with it. */
  readonly paused?: string | undefined
}

export interface ComplaintRow {
  readonly id: string
  readonly at: string
  readonly site: string
  readonly siteName: string
  readonly slug: string
  readonly name: string
  readonly email: string
  readonly language: string
  readonly text: string
  readonly isTakenDown: boolean
  readonly case: CaseFacts | null
}

interface OwnDecisionRow extends CaseFacts {
  readonly id: string
  readonly site: string
  readonly siteName: string
}

const CASE = [
  ...(['decision', 'reason', 'decided_at', 'answer', 'answered_at', 'outcome', 'outcome_reason'] as const),
  ...(['is_own', 'lapsed_at', 'hidden_address'] as const),
] as const

type Wanted = ReturnType<ExpressionBuilder<Tables, 'complaint_cases'>['or']>

/** An answer to a question lies among what is to be decided; one to anything else is an appeal. */
const STATES: { readonly [S in State]: (is: ExpressionBuilder<Tables, 'complaint_cases'>) => Wanted } = {
  open: (is) => is.or([is('decision', 'is', null), is('decision', '=', 'ask-owner')]),
  appeals: (is) =>
    is.and([is('decision', '!=', 'ask-owner'), is('answered_at', 'is not', null), is('outcome', 'is', null)]),
  closed: (is) =>
    is.and([is('decision', '!=', 'ask-owner'), is.or([is('answered_at', 'is', null), is('outcome', 'is not', null)])]),
}

/** What visitors complained about, and what was decided. */
export class ComplaintStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  /** Newest first. */
  async list(state: State, { limit, offset }: { readonly limit: number; readonly offset: number }) {
    const rows = this.#some(state).orderBy('messages.at', 'desc').orderBy('messages.id').limit(limit).offset(offset)
    return (await rows.execute()).map(complaintOf)
  }

  async count(state: State): Promise<number> {
    const counted = this.#all()
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where((is) => STATES[state](is as never))
    return Number((await counted.executeTakeFirst())?.count ?? 0)
  }

  async find(id: string): Promise<ComplaintRow | undefined> {
    const row = await this.#columns().where('messages.id', '=', id).executeTakeFirst()
    return row && complaintOf(row)
  }

  /** The release that visitors read at that time, as far as nobody had gone back to an earlier one. */
  async releaseAt(site: string, at: string): Promise<string | undefined> {
    const before = this.#query.selectFrom('releases').select('id').where('site', '=', site)
    return (await before.where('created_at', '<=', at).orderBy('number', 'desc').executeTakeFirst())?.id
  }

  /** Where a host takes a site down without a complaint: the decision of theirs that stands, else a new case. */
  async begin(site: string, language: string, now: Date): Promise<string> {
    const standing = this.#standing(site, 'take-down').where('is_own', '=', 1).where('answered_at', 'is', null)
    const found = await standing.executeTakeFirst()
    if (found) return found.complaint
    const id = randomUUID()
    const empty = { name: '', email: '', body: '', findable: '', event: null, attending: null, guests: null }
    const unknown = { cookies_accepted: null, send_key: null, sender: null, read_at: null, erased_at: null }
    const at = now.toISOString()
    await this.#query
      .insertInto('messages')
      .values({ id, site, kind: 'complaint', folder: 'inbox', language, at, ...empty, ...unknown })
      .execute()
    return id
  }

  /** In place of the decision before; an answer to that one is no answer to this. */
  decide(complaint: Pick<ComplaintRow, 'id' | 'site'>, made: HostDecision, now: Date): Promise<void> {
    const { id, site } = complaint
    const { hidden } = made
    const said = {
      ...{ decision: made.decision, reason: made.reason, decided_by: made.by, decided_at: now.toISOString() },
      ...{ answer: null, answered_at: null, outcome: null, outcome_reason: null, outcome_at: null },
      ...{ hidden_kind: hidden?.kind ?? null, hidden_id: hidden?.id ?? null, hidden_address: hidden?.address ?? null },
      ...{ is_own: Number(made.isOwn ?? false), paused: made.paused ?? null, reminded_at: null, lapsed_at: null },
    }
    return this.#query.transaction().execute(async (transaction) => {
      const row = transaction.insertInto('complaint_cases').values({ complaint: id, site, ...said })
      await row.onConflict((conflict) => conflict.column('complaint').doUpdateSet(said)).execute()
      await markWithheld(transaction, site, now)
    })
  }

  /** Whether another decision than this one keeps a site from its visitors. */
  async isKeptDown(site: string, except: string): Promise<boolean> {
    return (await this.#standing(site, 'take-down').where('complaint', '!=', except).executeTakeFirst()) !== undefined
  }

  /** Ends what takes a site down, because its host puts it back; with `paused` what the pause of that account brought. */
  async settle(wanted: { readonly site: string } | { readonly paused: string }, now: Date): Promise<string[]> {
    const said = { outcome: 'taken-back', outcome_reason: '', outcome_at: now.toISOString() }
    const rows = this.#query.updateTable('complaint_cases').set(said).where('decision', '=', 'take-down')
    const standing = rows.where((is) => is.or([is('outcome', 'is', null), is('outcome', '=', 'stays')]))
    const [column, value] = 'site' in wanted ? (['site', wanted.site] as const) : (['paused', wanted.paused] as const)
    const ended = await standing.where(column, '=', value).returning('complaint').execute()
    return ended.map(({ complaint }) => complaint)
  }

  /** What visitors of a site are not shown. */
  async hiddenOn(site: string): Promise<Hidden[]> {
    const rows = await this.#standing(site, 'hide').select(['hidden_kind', 'hidden_id']).execute()
    return rows.flatMap(({ hidden_kind, hidden_id }) =>
      hidden_id === null ? [] : [{ kind: hidden_kind === 'page' ? 'page' : 'picture', id: hidden_id }],
    )
  }

  /** Questions from before then that nobody has answered, and of whose owners this was not noted yet. */
  async unanswered(before: Date, noted: 'reminded_at' | 'lapsed_at'): Promise<string[]> {
    const asked = this.#query.selectFrom('complaint_cases').select('complaint').where('decision', '=', 'ask-owner')
    const old = asked.where('answered_at', 'is', null).where('decided_at', '<=', before.toISOString())
    return (await old.where(noted, 'is', null).execute()).map(({ complaint }) => complaint)
  }

  /** False where another server was faster, or the owner has answered. */
  async noteUnanswered(complaint: string, noted: 'reminded_at' | 'lapsed_at', now: Date): Promise<boolean> {
    const row = this.#query.updateTable('complaint_cases').set({ [noted]: now.toISOString() })
    const open = row.where('complaint', '=', complaint).where('decision', '=', 'ask-owner').where(noted, 'is', null)
    return (await open.where('answered_at', 'is', null).executeTakeFirst()).numUpdatedRows > 0n
  }

  /** The account that decided; undefined where nothing was decided. */
  async decidedBy(complaint: string): Promise<string | undefined> {
    const row = this.#query.selectFrom('complaint_cases').select('decided_by').where('complaint', '=', complaint)
    return (await row.executeTakeFirst())?.decided_by
  }

  /** False where nobody waits for an answer. */
  async answer(complaint: string, text: string, now: Date): Promise<boolean> {
    const said = { answer: text, answered_at: now.toISOString() }
    const row = this.#query.updateTable('complaint_cases').set(said).where('complaint', '=', complaint)
    return (await row.where('answered_at', 'is', null).executeTakeFirst()).numUpdatedRows > 0n
  }

  /** False where there is no appeal to answer. */
  end({ id, site }: Pick<ComplaintRow, 'id' | 'site'>, outcome: Outcome, reason: string, now: Date): Promise<boolean> {
    const said = { outcome, outcome_reason: reason, outcome_at: now.toISOString() }
    return this.#query.transaction().execute(async (transaction) => {
      const row = transaction.updateTable('complaint_cases').set(said).where('complaint', '=', id)
      const appealed = row.where('decision', '!=', 'ask-owner').where('answered_at', 'is not', null)
      const ended = await appealed.where('outcome', 'is', null).executeTakeFirst()
      await markWithheld(transaction, site, now)
      return ended.numUpdatedRows > 0n
    })
  }

  /** What was decided since then about sites that an account owns, newest first; that nothing is done is no news to them. */
  async of(owner: string, since: string): Promise<OwnDecisionRow[]> {
    const rows = await this.#about(owner, since)
      .innerJoin('sites', 'sites.id', 'complaint_cases.site')
      .select(['complaint as id', 'site', 'sites.name as siteName', ...CASE])
      .orderBy('decided_at', 'desc')
      .execute()
    return rows.map(({ id, site, siteName, ...row }) => ({ id, site, siteName, ...factsOf(row) }))
  }

  /** Whether an account that owns a site is still asked something about it, or something of it is still kept from visitors. */
  async isOpen(owner: string, site: string, since: string): Promise<boolean> {
    const open = this.#about(owner, since)
      .select('complaint')
      .where('site', '=', site)
      .where((is) =>
        is.or([
          is.and([is('decision', '=', 'ask-owner'), is('answered_at', 'is', null)]),
          is.and([is('decision', '!=', 'ask-owner'), is.or([is('outcome', 'is', null), is('outcome', '=', 'stays')])]),
        ]),
      )
    return (await open.executeTakeFirst()) !== undefined
  }

  /** The addresses of the owners of a site, and the language each reads. */
  ownersOf(site: string): Promise<{ readonly email: string; readonly language: string | null }[]> {
    const owners = this.#query.selectFrom('members').innerJoin('accounts', 'accounts.id', 'members.account')
    return owners.select(['email', 'language']).where('site', '=', site).where('members.role', '=', 'owner').execute()
  }

  /** The addresses of who runs the installation, and the language each reads. */
  hosts(): Promise<{ readonly email: string; readonly language: string | null }[]> {
    const hosts = this.#query.selectFrom('accounts').select(['email', 'language']).where('role', '=', 'owner')
    return hosts.where('paused_at', 'is', null).execute()
  }

  /** Decided since then about sites that an account owns. */
  #about(owner: string, since: string) {
    const owned = this.#query.selectFrom('members').select('site').where('account', '=', owner)
    return this.#query
      .selectFrom('complaint_cases')
      .where('site', 'in', owned.where('role', '=', 'owner').where('agreed_at', 'is not', null))
      .where('decided_at', '>', since)
      .where('decision', '!=', 'no-action')
  }

  #standing(site: string, decision: Decision) {
    return standing(this.#query, site, decision)
  }

  #some(state: State) {
    return this.#columns().where((is) => STATES[state](is as never))
  }

  #columns() {
    return this.#all()
      .select(['messages.id', 'messages.at', 'messages.site', 'sites.name as siteName', 'slug', 'down_at'])
      .select(['messages.name', 'messages.email', 'messages.language', 'body', ...CASE])
  }

  #all() {
    return this.#query
      .selectFrom('messages')
      .innerJoin('sites', 'sites.id', 'messages.site')
      .leftJoin('complaint_cases', 'complaint_cases.complaint', 'messages.id')
      .where('messages.kind', '=', 'complaint')
      .where('erased_at', 'is', null)
  }
}

/** Decisions of that kind about a site that were not taken back. */
function standing(query: Database['query'] | Transaction<Tables>, site: string, decision: Decision) {
  const made = query.selectFrom('complaint_cases').select('complaint').where('site', '=', site)
  return made
    .where('decision', '=', decision)
    .where((is) => is.or([is('outcome', 'is', null), is('outcome', '=', 'stays')]))
}

/** Says since when something of a site is hidden as it is now. */
async function markWithheld(transaction: Transaction<Tables>, site: string, now: Date): Promise<void> {
  const isHidden = (await standing(transaction, site, 'hide').executeTakeFirst()) !== undefined
  const marked = transaction.updateTable('sites').set({ withheld_at: isHidden ? now.toISOString() : null })
  await marked.where('id', '=', site).execute()
}

type CaseRow = Selectable<Pick<Tables['complaint_cases'], (typeof CASE)[number]>>

function factsOf(row: CaseRow): CaseFacts {
  return {
    ...{ decision: row.decision as Decision, reason: row.reason, decidedAt: row.decided_at },
    ...{ answer: row.answer, answeredAt: row.answered_at },
    ...{ outcome: row.outcome as Outcome | null, outcomeReason: row.outcome_reason },
    ...{ isOwn: row.is_own === 1, lapsedAt: row.lapsed_at, hiddenAddress: row.hidden_address },
  }
}

type FoundRow = { readonly [Column in keyof CaseRow]: CaseRow[Column] | null } & Omit<
  ComplaintRow,
  'text' | 'case' | 'isTakenDown'
> & {
    readonly body: string
    readonly down_at: string | null
  }

function complaintOf({
  id,
  at,
  site,
  siteName,
  slug,
  name,
  email,
  language,
  body,
  down_at,
  ...row
}: FoundRow): ComplaintRow {
  return {
    ...{ id, at, site, siteName, slug, name, email, language, text: body, isTakenDown: down_at !== null },
    case: row.decision === null ? null : factsOf(row as CaseRow),
  }
}
