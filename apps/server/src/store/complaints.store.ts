// Notice and action (DSA): complaints as cases, across sites.
import type { COMPLAINT_DECISIONS, COMPLAINT_STATES } from '@mimar/contract'
import type { ExpressionBuilder } from 'kysely'
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

const CASE = ['decision', 'reason', 'decided_at', 'answer', 'answered_at', 'outcome', 'outcome_reason'] as const

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

  /** In place of the decision before; an answer to that one is no answer to this. */
  async decide(
    complaint: Pick<ComplaintRow, 'id' | 'site'>,
    made: { decision: Decision; reason: string; by: string },
    now: Date,
  ) {
    const said = {
      ...{ decision: made.decision, reason: made.reason, decided_by: made.by, decided_at: now.toISOString() },
      ...{ answer: null, answered_at: null, outcome: null, outcome_reason: null, outcome_at: null },
    }
    const row = this.#query
      .insertInto('complaint_cases')
      .values({ complaint: complaint.id, site: complaint.site, ...said })
    await row.onConflict((conflict) => conflict.column('complaint').doUpdateSet(said)).execute()
  }

  /** False where nobody waits for an answer. */
  async answer(complaint: string, text: string, now: Date): Promise<boolean> {
    const said = { answer: text, answered_at: now.toISOString() }
    const row = this.#query.updateTable('complaint_cases').set(said).where('complaint', '=', complaint)
    return (await row.where('answered_at', 'is', null).executeTakeFirst()).numUpdatedRows > 0n
  }

  /** False where there is no appeal to answer. */
  async end(complaint: string, outcome: Outcome, reason: string, now: Date): Promise<boolean> {
    const said = { outcome, outcome_reason: reason, outcome_at: now.toISOString() }
    const row = this.#query.updateTable('complaint_cases').set(said).where('complaint', '=', complaint)
    const appealed = row.where('decision', '!=', 'ask-owner').where('answered_at', 'is not', null)
    return (await appealed.where('outcome', 'is', null).executeTakeFirst()).numUpdatedRows > 0n
  }

  /** What was decided since then about sites that an account owns, newest first; that nothing is done is no news to them. */
  async of(owner: string, since: string): Promise<OwnDecisionRow[]> {
    const owned = this.#query
      .selectFrom('members')
      .select('site')
      .where('account', '=', owner)
      .where('role', '=', 'owner')
    const rows = await this.#query
      .selectFrom('complaint_cases')
      .innerJoin('sites', 'sites.id', 'complaint_cases.site')
      .select(['complaint as id', 'site', 'sites.name as siteName', ...CASE])
      .where('site', 'in', owned.where('agreed_at', 'is not', null))
      .where('decided_at', '>', since)
      .where('decision', '!=', 'no-action')
      .orderBy('decided_at', 'desc')
      .execute()
    return rows.map(({ id, site, siteName, ...row }) => ({ id, site, siteName, ...factsOf(row) }))
  }

  /** The addresses of the owners of a site, and the language each reads. */
  ownersOf(site: string): Promise<{ readonly email: string; readonly language: string | null }[]> {
    const owners = this.#query.selectFrom('members').innerJoin('accounts', 'accounts.id', 'members.account')
    return owners.select(['email', 'language']).where('site', '=', site).where('members.role', '=', 'owner').execute()
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

type CaseRow = Pick<Tables['complaint_cases'], (typeof CASE)[number]>

function factsOf(row: CaseRow): CaseFacts {
  return {
    ...{ decision: row.decision as Decision, reason: row.reason, decidedAt: row.decided_at },
    ...{ answer: row.answer, answeredAt: row.answered_at },
    ...{ outcome: row.outcome as Outcome | null, outcomeReason: row.outcome_reason },
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
