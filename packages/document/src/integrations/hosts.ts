// Sources of a Content-Security-Policy (CSP) that an integration may name: whole hosts of one company, and nothing wider.

const DIRECTIVES = ['script', 'img', 'connect', 'frame', 'style', 'font', 'media'] as const

/** What a page may ask of other hosts, by directive: `script: ['https://plausible.io']`. */
export type Hosts = { readonly [Directive in (typeof DIRECTIVES)[number]]?: readonly string[] }

const SOURCE = /^(https|wss):\/\/(\*\.)?((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,})(?::\d{1,5})?$/
/** Below these everybody can have a host: `*.` before them opens a page to strangers (public suffixes). */
const SHARED =
  /^(?:(?:com?|net|org|gov|edu|ac)\.[a-z]{2}|(?:github|gitlab)\.io|(?:netlify|vercel|web|firebaseapp|fly|onrender)\.(?:app|com|dev)|(?:pages|workers|deno)\.dev|(?:herokuapp|appspot|cloudfront|amazonaws|azurewebsites|windows|blogspot|googleusercontent)\.(?:com|net))$/

/** Why these hosts cannot be opened, as the end of a sentence; undefined where they can. */
export function faultOfHosts(hosts: object): string | undefined {
  const known: readonly string[] = DIRECTIVES
  for (const [directive, sources] of Object.entries(hosts)) {
    if (!known.includes(directive))
      return `"${directive}" is no directive it can open. It can open: ${known.join(', ')}`
    if (!Array.isArray(sources)) return `"${directive}" is no list of hosts. Write: ['https://static.example.com']`
    for (const source of sources) {
      const fault = faultOfSource(directive, String(source))
      if (fault) return `"${source}" in "${directive}" ${fault}`
    }
  }
  return undefined
}

function faultOfSource(directive: string, source: string): string | undefined {
  const [, scheme, any, host = ''] = SOURCE.exec(source) ?? []
  const cure = 'Name each host the provider lists: https://static.example.com'
  if (scheme === undefined) return `is no host: wildcards, schemes and 'unsafe-…' would open pages to anybody. ${cure}`
  if (scheme === 'wss' && directive !== 'connect') return 'is a web socket, which only "connect" can open'
  if (any && SHARED.test(host)) return `opens hosts of anybody below ${host}. ${cure}`
  return undefined
}

/** The origin that may have been meant by an address somebody typed or copied. */
export function originMeant(typed: string): string {
  const address = typed.trim().replace(/^(?:\w+:)?\/*/, 'https://')
  return URL.canParse(address) ? `https://${new URL(address).hostname}` : ''
}

/** Whether one of these sources covers an address. */
export function isCovered(address: string, sources: readonly string[] = []): boolean {
  const { protocol, host } = new URL(address)
  return sources.some((source) => {
    const [scheme, name = ''] = source.split('//')
    return scheme === protocol && (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name)
  })
}

/** Hosts as owners read them: without schemes, each once. */
export function hostNames(hosts: Hosts): readonly string[] {
  const all = Object.values(hosts).flat()
  return [...new Set(all.map((source) => source.replace(/^\w+:\/\/(?:\*\.)?/, '')))]
}
