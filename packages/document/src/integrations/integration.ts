import { faultOfHosts, type Hosts, isCovered } from './hosts.ts'

/** Third-party integrations (analytics, live chat, maps): all that Mimar knows of one stands in its descriptor. */
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

/** A sentence in the languages that the editor is shipped with. */
type Said = { readonly [Language in 'ar' | 'en' | 'tr' | 'de' | 'fr']: string }

/** A script of another company that an owner turns on by the id they have there; of chats only one loads. */
export interface ScriptIntegration extends Common {
  readonly kind: 'tracking' | 'chat'
  /** A setting that sites had for it before there was a list of integrations. */
  readonly setting?: 'gtagId' | 'facebookPixelCode' | 'adSensePublisherId' | 'ymId'
  readonly key: IntegrationKey
  /** Whether it serves advertising, though visitors are asked for statistics alone. */
  readonly alsoAdvertises?: true
  /** How it is started with a key of its form: plain data, which the script `providers` of the page follows. */
  start(key: string): Start
}

/** A map that owners embed by its own address. */
export interface MapIntegration extends Common {
  readonly kind: 'map'
  /** Addresses that may stand in a frame. */
  readonly embeds: RegExp
}

export type Integration = ScriptIntegration | MapIntegration

/** The id that the other company gives an owner. */
interface IntegrationKey {
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
  return faultOfHosts(hosts) ?? (integration.kind === 'map' ? undefined : faultOfScript(integration))
}

function faultOfScript({ key, hosts, start }: ScriptIntegration): string | undefined {
  const { source } = key.form
  if (!source.startsWith('^') || !source.endsWith('$')) return 'the form of its key is not whole. Write it from ^ to $'
  if (!key.form.test(key.example)) return `its example "${key.example}" has not the form of its key. Change either`
  const address = start(key.example).source
  // What the script of the page loads (packages/islands/src/providers.ts).
  if (!/^https:\/\/[\w./?=-]+$/.test(address)) return `its script has no plain https address: ${address}`
  if (!isCovered(address, hosts.script))
    return `its script lies at ${address}, which no host in "script" covers. Add its host there`
  return undefined
}
