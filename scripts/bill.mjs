// The list of what a release brings (SBOM, CycloneDX): every package of others, installed beside it or built into it. Plain JavaScript with nothing but Node's own modules.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameAt } from './shipped.mjs'
import { root } from './steps.mjs'

/** A package as every registry of advisories names it (package URL). */
const addressOf = (place, { version }) => `pkg:npm/${nameAt(place).replace(/^@/, '%40')}@${version}`

/** The same package may stand at two places. */
const refOf = (place, entry) => `${addressOf(place, entry)}#${place}`

/** The lock file says hashes in base64, the list in hexadecimal. */
function hashesOf({ integrity = '' }) {
  return integrity.split(' ').flatMap((one) => {
    const [, bits, sum] = /^sha(\d+)-(.+)$/.exec(one) ?? []
    return sum ? [{ alg: `SHA-${bits}`, content: Buffer.from(sum, 'base64').toString('hex') }] : []
  })
}

/** One name of a licence, or an expression of several. */
const licencesOf = (license) =>
  license === undefined ? [] : /[ ()]/.test(license) ? [{ expression: license }] : [{ license: { id: license } }]

/** Older packages say it as a list (`licenses`), which the lock file passes over. */
const oldLicenceOf = (place) => JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8')).licenses?.[0]?.type

function component(place, { entry, isOptional }, isInstalled) {
  return {
    type: 'library',
    'bom-ref': refOf(place, entry),
    name: nameAt(place),
    version: entry.version,
    scope: isOptional ? 'optional' : 'required',
    hashes: hashesOf(entry),
    licenses: licencesOf(entry.license ?? oldLicenceOf(place)),
    purl: addressOf(place, entry),
    properties: [{ name: 'mimar:shipped', value: isInstalled ? 'installed' : 'built in' }],
  }
}

/** The list for a release `manifest`: all that is shipped, of it what is `installed` by place, and who needs whom. The same release gives the same list. */
export function billOf({ name, version, license }, all, installed) {
  const ofOthers = [...all].filter(([, { isOurs }]) => !isOurs).sort(([one], [other]) => (one < other ? -1 : 1))
  const root = `pkg:npm/${name}@${version}`
  const refs = (places) =>
    places
      .filter((place) => all.has(place) && !all.get(place).isOurs)
      .map((place) => refOf(place, all.get(place).entry))
  const direct = [...all.values()].filter(({ isOurs }) => isOurs).flatMap(({ needs }) => needs)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': root,
        name,
        version,
        licenses: [{ license: { id: license } }],
        purl: root,
      },
    },
    components: ofOthers.map(([place, found]) => component(place, found, installed.has(place))),
    dependencies: [
      { ref: root, dependsOn: [...new Set(refs(direct))].sort() },
      ...ofOthers.map(([place, { entry, needs }]) => ({
        ref: refOf(place, entry),
        dependsOn: [...new Set(refs(needs))].sort(),
      })),
    ],
  }
}
