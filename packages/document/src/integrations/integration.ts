import type { Said } from '../said.ts'
import { faultOfHosts, type Hosts, isCovered } from './hosts.ts'
import { ORIGIN } from './origin.ts'

/** Third-party integrations (analytics, live chat, maps, frames): all that Mimar knows of one stands in its descriptor. */
interface Common {
  /** Names it in settings and in what a page may ask; never changed: 'plausible'. */
  readonly id: string
  /** What owners call it: one name for all languages, or one in each. */
  readonly label: string | Said
  /** What a visitor must allow before it loads. */
  readonly consent: 'analytics' | 'marketing' | 'functional'
  /** Other companies' hosts that a page with it may ask (CSP); all others are refused by browsers. */
  readonly hosts: Hosts
}

/** A script of another company that an owner turns on by the id they have there; of chats only one loads. */
export interface ScriptIntegration extends Common {
  readonly kind: 'tracking' | 'chat'
  /** A setting that sites had for it before there was a list of integrations. */
  readonly setting?: 'gtagId' | 'facebookPixelCode' | 'adSensePublisherId' | 'ymId'
  readonly key: IntegrationKey
  /** Whether it serves advertising, though visitors are asked for statistics alone. */
  readonly alsoAdvertises?: true
  /** A host of the owner's own (self-hosting), which is asked for beside the id; a page opens it for these directives. */
  readonly ownHost?: { readonly opens: readonly (keyof Hosts)[]; readonly example: string }
  /** How it is started with a key of its form: plain data, which the script `providers` of the page follows. */
  start(key: string, origin: string): Start
}

/** A map that owners embed by its own address. */
export interface MapIntegration extends Common {
  readonly kind: 'map'
  /** Addresses that may stand in a frame, by how they begin. */
  readonly embeds: RegExp
  /** One of them. */
  readonly example: string
}

/**
 * What another company shows in a frame by its own address: a booking engine, reviews. Those that Mimar knows by itself are
 * in packages/sections/src/frames (0134).
 */
export interface FrameIntegration extends Common {
  readonly kind: 'frame'
  /** What people call it, in every language. */
  readonly label: string
  /** Frames come once visitors allow content of others, or press. */
  readonly consent: 'functional'
  /** Addresses that may stand in a frame, by how they begin. */
  readonly embeds: RegExp
  /** One of them. */
  readonly example: string
  /** Visitors fill it in, and may send it. */
  readonly isForm?: true
}

export type Integration = ScriptIntegration | MapIntegration | FrameIntegration

/** The id that the other company gives an owner. */
export interface IntegrationKey {
  /** Its whole form, from `^` to `$`; what has another never reaches a page (SCRIPT-3). */
  readonly form: RegExp
  readonly example: string
  /** What is said of another form; without it, that this is no key of the company. */
  readonly wrong?: Said
  readonly isNumber?: true
  /** What may have been meant by something of another form. */
  meant?(typed: string): readonly string[]
}

/** How a script is started: what it needs of the page before it comes, and where it lies. */
export interface Start {
  readonly source: string
  /** What the script looks for on the page. */
  readonly globals?: { readonly [name: string]: unknown }
  /** A function that keeps calls until the script takes over: what it is called, where it keeps them, the first of them. */
  readonly queue?: {
    readonly names: readonly string[]
    readonly list: string
    readonly isListGlobal?: boolean
    readonly more?: object
    readonly calls: readonly (readonly unknown[])[]
  }
  /** Consent Mode: signal → what a visitor must allow for it. */
  readonly signals?: { readonly [signal: string]: string }
  /** What is told to `init` of an object that the script brings. */
  readonly init?: { readonly object: string; readonly told: object }
}

/** A descriptor, checked as it is defined; throws one sentence that names the integration, what is wrong and the cure. */
export function defineIntegration<const I extends Integration>(integration: I): I {
  const fault = faultOf(integration)
  if (fault) throw new Error(`The integration "${integration.id}" cannot be taken: ${fault}.`)
  return integration
}

function faultOf(integration: Integration): string | undefined {
  const { id, hosts } = integration
  // A name with a dot is a host to those who read what a page may ask.
  if (!/^[a-z][a-z0-9-]{1,29}$/.test(id)) return 'its id has other characters than a-z, 0-9 and -. Give it another'
  if (integration.kind === 'map') return faultOfHosts(hosts) ?? faultOfShown(integration)
  if (integration.kind === 'frame') return faultOfHosts(hosts) ?? faultOfFrame(integration) ?? faultOfShown(integration)
  return faultOfHosts(hosts) ?? faultOfScript(integration)
}

function faultOfFrame({ label, consent }: FrameIntegration): string | undefined {
  if (typeof label !== 'string') return 'its label is no name. Write what people call it in every language'
  if (consent !== 'functional') return 'a frame comes once "functional" is allowed. Write that as its "consent"'
  return undefined
}

type Shown = MapIntegration | FrameIntegration

function faultOfShown({ kind, embeds, example, hosts: { frame, ...others } }: Shown): string | undefined {
  const [other] = Object.keys(others)
  if (other) return `a ${kind} opens "frame" alone. Take "${other}" out`
  if (!embeds.source.startsWith('^https:') || embeds.flags !== '')
    return 'its "embeds" does not say how addresses begin. Write it from ^https: and without flags'
  if (!embeds.test(example)) return `its example "${example}" is none that it embeds. Change either`
  if (!isCovered(example, frame)) return `its example lies on a host that "frame" does not name. Add its host there`
  return undefined
}

function faultOfOwnHost({ kind, ownHost }: ScriptIntegration): string | undefined {
  if (!ownHost) return undefined
  if (kind !== 'tracking') return 'a chat is asked for its key alone. Take "ownHost" out'
  if (!ORIGIN.test(ownHost.example))
    return `the example "${ownHost.example}" of its own host is no origin. Write: https://stats.example.org`
  const fault = faultOfHosts(Object.fromEntries(ownHost.opens.map((directive) => [directive, [ownHost.example]])))
  return ownHost.opens.length === 0 ? '"opens" of its own host is empty. Name what it opens: script, connect' : fault
}

function faultOfScript(integration: ScriptIntegration): string | undefined {
  const { key, start, ownHost } = integration
  const { source } = key.form
  const fault = faultOfOwnHost(integration)
  if (fault) return fault
  if (!source.startsWith('^') || !source.endsWith('$')) return 'the form of its key is not whole. Write it from ^ to $'
  if (!key.form.test(key.example)) return `its example "${key.example}" has not the form of its key. Change either`
  const address = start(key.example, ownHost?.example ?? '').source
  // What the script of the page loads (packages/islands/src/providers.ts).
  if (!/^https:\/\/[\w./?=-]+$/.test(address)) return `its script has no plain https address: ${address}`
  if (!isCovered(address, hostsOf(integration, ownHost?.example).script))
    return `its script lies at ${address}, which no host in "script" covers. Add its host there`
  return undefined
}

/** Whom a page with it may ask: the hosts of its company, and the owner's own where that is an origin and nothing else. */
export function hostsOf(integration: Integration, origin = ''): Hosts {
  const { hosts } = integration
  const own = 'ownHost' in integration ? integration.ownHost : undefined
  if (!own || !ORIGIN.test(origin)) return hosts
  return { ...hosts, ...Object.fromEntries(own.opens.map((one) => [one, [...(hosts[one] ?? []), origin]])) }
}
