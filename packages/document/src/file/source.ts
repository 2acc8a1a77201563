import { type Checked, isRecord, type Json, keepable, type Refusal, type RefusalCode } from '@mimar/fields'
import { type Fault, faultOf } from '../check.ts'
import type { Reader } from '../shape.ts'

type Sink = Record<string, Json>

/** What is read so far of one file: every object of it, and every fault. */
export class Reading {
  readonly faults: Fault[] = []
  /** What is kept although a length or a count stands against it: it must be put right before it is published (LIM-20). */
  readonly findings: Fault[] = []
  private readonly sources: Source[] = []

  source(value: unknown, path: string, sink: Sink, prefix = ''): Source {
    const source = new Source(this, isRecord(value) ? value : {}, path, sink, prefix)
    this.sources.push(source)
    if (value !== undefined && value !== null && !isRecord(value)) this.refuse(path, { code: 'not-an-object' })
    return source
  }

  refuse(path: string, refusal: { readonly code: RefusalCode } & Partial<Refusal>): void {
    this.faults.push(faultOf(path, { at: '', params: {}, ...refusal }))
  }

  /** Notes what is read as it is. */
  note(path: string, refusal: { readonly code: RefusalCode } & Partial<Refusal>): void {
    this.findings.push(faultOf(path, { at: '', params: {}, ...refusal }))
  }

  /** The value of a check, with what stands against it told; undefined where it cannot be kept. */
  keep<Value>(path: string, checked: Checked<Value>): Value | undefined {
    const value = keepable(checked)
    if (checked.ok) return value
    for (const refusal of checked.refusals) {
      if (value === undefined) this.refuse(path, refusal)
      else this.note(path, refusal)
    }
    return value
  }

  fault(path: string, code: Fault['code'], message: string): void {
    this.faults.push({ path, code, message })
  }

  /** Keeps every key that nothing has asked for, by its path from where its keeper begins. */
  keepUnknown(): void {
    for (const source of this.sources) source.keepUnknown()
  }
}

/** One object of the file. It gives out its keys by name, and remembers which were not asked for. */
export class Source {
  readonly path: string
  private readonly reading: Reading
  private readonly value: Record<string, unknown>
  private readonly sink: Sink
  private readonly prefix: string
  private readonly taken = new Set<string>()
  private readonly children = new Map<string, Source>()

  constructor(reading: Reading, value: Record<string, unknown>, path: string, sink: Sink, prefix: string) {
    this.reading = reading
    this.value = value
    this.path = path
    this.sink = sink
    this.prefix = prefix
  }

  get keys(): string[] {
    return Object.keys(this.value)
  }

  has(key: string): boolean {
    return Object.hasOwn(this.value, key)
  }

  /** The value under the first of these names that is there. */
  take(...names: readonly string[]): unknown {
    const name = this.nameOf(names)
    if (name === undefined) return undefined
    this.taken.add(name)
    return this.value[name]
  }

  /** The value under a name, without taking it. */
  peek(name: string): unknown {
    return this.has(name) ? this.value[name] : undefined
  }

  /** Where the value under the first of these names stands, for faults. */
  pathOf(...names: readonly string[]): string {
    const name = this.nameOf(names) ?? names[0] ?? ''
    return this.path === '' ? name : `${this.path}.${name}`
  }

  /** The object under a name; an empty one where there is none. `sink` begins a new keeper of unknown keys. */
  below(name: string, sink?: Sink): Source {
    const known = this.children.get(name)
    if (known) return known
    const value = this.take(name)
    const prefix = sink ? '' : `${this.prefix}${name}/`
    const child = this.reading.source(value, this.pathOf(name), sink ?? this.sink, prefix)
    this.children.set(name, child)
    return child
  }

  /** An object inside the list under a name. Its unknown keys are kept below the current name of the list and its id. */
  entry(name: string, currentName: string, index: number, id: string, value: unknown): Source {
    const path = `${this.pathOf(name)}[${index}]`
    return this.reading.source(value ?? undefined, path, this.sink, `${this.prefix}${currentName}/${id}/`)
  }

  /** The value under these names through a reader; the fallback where there is none, or where it is refused. */
  read<Value>(names: string | readonly string[], reader: Reader<Value>, fallback?: Value): Value {
    const all = typeof names === 'string' ? [names] : names
    const path = this.pathOf(...all)
    const value = this.take(...all)
    if ((value === undefined || value === null) && fallback !== undefined) return fallback
    const checked: Checked<Value> = value === undefined ? { ok: false, refusals: [REQUIRED] } : reader(value)
    const kept = this.reading.keep(path, checked)
    return kept === undefined ? (fallback as Value) : kept
  }

  keepUnknown(): void {
    for (const key of this.keys) {
      if (!this.taken.has(key)) this.sink[this.prefix + key] = this.value[key] as Json
    }
  }

  private nameOf(names: readonly string[]): string | undefined {
    return names.find((name) => Object.hasOwn(this.value, name))
  }
}

const REQUIRED: Refusal = { code: 'required', at: '', params: {} }
