/** A value as it is stored and sent: nothing but what JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Text per language, keyed by language code; a language without a key is untranslated. */
export type Localized = { readonly [language: string]: string }

/** Why a value was refused: a permanent code, and what its sentence needs. `at` is the path below the field, `''` for itself. */
export interface Refusal {
  readonly code: RefusalCode
  readonly at: string
  readonly params: Readonly<Record<string, string | number>>
}

/** Every reason a field can have. Sentences for people stand in the catalogues of the editor and in document/problems. */
export type RefusalCode =
  | 'not-text'
  | 'not-localized'
  | 'too-long'
  | 'required'
  | 'control-characters'
  | 'not-an-option'
  | 'not-a-number'
  | 'out-of-range'
  | 'not-a-flag'
  | 'not-a-list'
  | 'too-few'
  | 'too-many'
  | 'id-missing'
  | 'id-repeated'
  | 'not-an-object'
  | 'unknown-key'
  | 'link-forbidden'
  | 'not-an-email'
  | 'bad-hex'
  | 'not-a-date'
  | 'not-hours'
  | 'not-a-price'
  | 'not-an-icon'
  | 'not-an-image'
  | 'not-a-file'
  | 'not-an-id'
  | 'wrong-form'
  | 'provider-unknown'

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false
      readonly refusals: readonly Refusal[]
      /** The value as it is, where nothing but a length or a count stands against it. */
      readonly asItIs?: Value
    }

export function accept<Value>(value: Value): Checked<Value> {
  return { ok: true, value }
}

export function refuse(code: RefusalCode, params: Refusal['params'] = {}, at = ''): Checked<never> {
  return { ok: false, refusals: [{ code, at, params }] }
}

/** What was read of a whole: accepted, or refused; as it is where all of its parts could be kept. */
export function judge<Value>(refusals: readonly Refusal[], isKeepable: boolean, value: Value): Checked<Value> {
  if (refusals.length === 0) return accept(value)
  return isKeepable ? { ok: false, refusals, asItIs: value } : { ok: false, refusals }
}

/** The value of a check, also one that only its length or count stands against; undefined for what cannot be kept. */
export function keepable<Value>(checked: Checked<Value>): Value | undefined {
  return checked.ok ? checked.value : checked.asItIs
}

/** Accepts what may be in a draft: lengths and counts bind what is published, not what is kept (LIM-20). */
export function lenient<Value>(checked: Checked<Value>): Checked<Value> {
  return checked.ok || checked.asItIs === undefined ? checked : accept(checked.asItIs)
}

/** Accepts what breaks no limit further than the value that it replaces. */
export function noWorse<Value>(checked: Checked<Value>, before: Checked<unknown>): Checked<Value> {
  if (checked.ok || before.ok) return checked
  const isKnown = (refusal: Refusal) =>
    before.refusals.some((was) => was.at === refusal.at && was.code === refusal.code && excess(refusal) <= excess(was))
  return checked.refusals.every(isKnown) ? lenient(checked) : checked
}

/** How far a length or a count is from its limit. */
function excess({ code, params }: Refusal): number {
  if (code === 'too-few') return Number(params.min) - Number(params.count)
  return Number(params.length ?? params.count) - Number(params.limit ?? params.max)
}

/** The same refusals, seen from one step further up: `at` gains the step in front. */
export function refusalsBelow(step: string, refusals: readonly Refusal[]): Refusal[] {
  return refusals.map((refusal) => ({ ...refusal, at: refusal.at ? `${step}/${refusal.at}` : step }))
}

export function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}
