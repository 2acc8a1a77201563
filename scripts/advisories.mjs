// npm run advisories: does the registry know of a fault in any package that is shipped (security advisories, npm audit)? Plain JavaScript with nothing but Node's own modules.
// A registry that does not answer is said and passed over, with `-- --online` it fails; an answer that cannot be read always fails (fail closed).
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nameAt, readLock, shipped } from './shipped.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Advisories that do not reach Mimar, by their address, each with the reason. Empty the list with every new version. */
const ACCEPTED = {}

const ANSWER_WITHIN = 20_000

/** Versions by name of all that is shipped, as registries are asked about them. */
export function shippedVersions(lock) {
  const versions = {}
  for (const [place, { entry, isOurs }] of shipped(lock)) {
    if (!isOurs) versions[nameAt(place)] = [...new Set([...(versions[nameAt(place)] ?? []), entry.version])]
  }
  return versions
}

/** Every advisory that the registry has for these versions; `away` says why it could not be asked. Throws where it answers something else. */
export async function askAdvisories(registry, versions) {
  const address = new URL('-/npm/v1/security/advisories/bulk', registry.replace(/\/*$/, '/'))
  let response
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(versions),
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    })
  } catch (failure) {
    return { away: failure.cause?.code ?? failure.message }
  }
  if (response.status !== 200) return { away: `it answers ${response.status}` }
  return { found: readAdvisories(await response.text(), versions) }
}

/** Not one is passed over because it has another form than it had. */
function readAdvisories(text, versions) {
  const closed = (why) =>
    new Error(`What the registry says of advisories cannot be read (${why}): ${text.slice(0, 200)}`)
  let answer
  try {
    answer = JSON.parse(text)
  } catch {
    throw closed('it is no JSON')
  }
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) throw closed('it is no object')
  return Object.entries(answer).flatMap(([name, list]) => {
    if (!versions[name]) throw closed(`nobody asked for ${name}`)
    if (!Array.isArray(list)) throw closed(`${name} has no list`)
    return list.map(({ url, title, severity }) => {
      if (typeof url !== 'string') throw closed(`an advisory for ${name} has no address`)
      return { name, versions: versions[name], url, title, severity }
    })
  })
}

/** What to say, and whether it fails. */
export function verdict({ away, found = [] }, { mustAnswer = false, accepted = ACCEPTED } = {}) {
  if (away)
    return { fails: mustAnswer, sentence: `The registry says nothing of advisories (${away}): nothing was checked.` }
  const left = found.filter(({ url }) => !(url in accepted))
  if (left.length === 0) return { fails: false, sentence: 'No advisory is known for what is shipped.' }
  const lines = left.map(
    (one) => `  ${one.name} ${one.versions.join(', ')}: ${one.title} (${one.severity}), ${one.url}`,
  )
  return {
    fails: true,
    sentence: `What is shipped has known faults:\n${lines.join('\n')}\nTake a version without them, or say in scripts/advisories.mjs (ACCEPTED) why they do not reach Mimar.`,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const answer = await askAdvisories(registry.trim(), shippedVersions(readLock(root)))
  const { fails, sentence } = verdict(answer, { mustAnswer: process.argv.includes('--online') })
  console.log(sentence)
  process.exitCode = fails ? 1 : 0
}
