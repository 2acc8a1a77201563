// What the command line and the schedule do with backups.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Keeping } from '../backup-settings.ts'
import type { Installation } from '../installation.ts'
import type { Settings } from '../settings.ts'
import { bringPage, bringSite } from './bring-back.ts'
import { type Made, makeBackup, type TellStep } from './make.ts'
import { openPlace } from './places/open.ts'
import { prove } from './prove.ts'
import { BackupRefusal } from './refusal.ts'
import { type ChosenBackup, choose, restoreInstallation, type TellRestored } from './restore.ts'
import { type ListedBackup, openVault, type Proof, type Vault } from './vault.ts'

/** Short ones are found by trying. */
const LEAST_PASSPHRASE = 12

interface BackUpWish {
  readonly to?: string | undefined
  readonly keeping?: Keeping | undefined
  readonly isProving?: boolean
  readonly tell?: TellStep & TellRestored
}

/** Backs up into the place that is named or set, and tries a restore of it where that is wished. */
export async function backUp(settings: Settings, wish: BackUpWish): Promise<Made & { readonly proof?: Proof }> {
  const { keeping, isProving = false, tell } = wish
  const to = placeOf(settings, wish.to)
  const passphrase = await passphraseOf(settings)
  const make = () => makeBackup(settings, { to, passphrase, keeping, ...(tell && { tell }) })
  const made = await make()
  if (!isProving) return made
  const proof = await proveIn(settings, to, made.name, tell)
  if (proof.failure === null) return { ...made, proof }
  // What was found damaged is written again by the next one.
  const again = await make()
  return { ...again, proof: await proveIn(settings, to, again.name, tell) }
}

function proveIn(settings: Settings, from: string, name: string, tell?: TellRestored): Promise<Proof> {
  return withBackup(settings, { from, name }, (backup) => prove(backup, join(settings.dataDir, 'proving'), tell))
}

/** The backups of a place, the oldest first. */
export function listBackups(settings: Settings, from?: string): Promise<ListedBackup[]> {
  return withVault(settings, from, (vault) => vault.list())
}

interface RestoreWish {
  readonly from?: string | undefined
  readonly name?: string | undefined
}

/** Opens a backup of the place that is named or set, for as long as it is worked with. */
function withBackup<T>(settings: Settings, { from, name }: RestoreWish, work: (backup: ChosenBackup) => Promise<T>) {
  return withVault(settings, from, async (vault) => work(await choose(vault, name)))
}

async function withVault<T>(settings: Settings, named: string | undefined, work: (vault: Vault) => Promise<T>) {
  const passphrase = await passphraseOf(settings)
  const place = openPlace(placeOf(settings, named), { access: settings.backup.access })
  try {
    return await work(await openVault(place, passphrase))
  } finally {
    await place.close()
  }
}

/** Makes an installation of a backup where the settings say and nothing is. */
export async function restore(
  settings: Settings,
  wish: RestoreWish & { readonly isIncomplete: boolean; readonly isSameStore?: boolean; readonly tell: TellRestored },
): Promise<{
  readonly name: string
  readonly madeAt: string
  readonly sites: number
  readonly lost: readonly string[]
}> {
  return withBackup(settings, wish, async (backup) => {
    const lost = await restoreInstallation(backup, settings, wish)
    const { name, madeAt } = backup.head
    return { name, madeAt, sites: backup.contents.sites, lost: [...backup.contents.missing, ...lost] }
  })
}

function placeOf({ backup }: Settings, named: string | undefined): string {
  const place = named ?? backup.to
  if (place !== undefined) return place
  throw new BackupRefusal('Name the place of the backups: with --to PLACE, or by the setting BACKUP_TO.')
}

async function passphraseOf({ backup: { passphraseFile } }: Settings): Promise<string | undefined> {
  if (passphraseFile === undefined) return undefined
  const text = await readFile(passphraseFile, 'utf8').catch((failure: NodeJS.ErrnoException) => {
    throw new BackupRefusal(`BACKUP_PASSPHRASE_FILE (${passphraseFile}) cannot be read (${failure.code}).`)
  })
  const passphrase = text.replace(/\r?\n$/, '')
  if (passphrase.length >= LEAST_PASSPHRASE) return passphrase
  throw new BackupRefusal(
    `The passphrase in ${passphraseFile} has ${passphrase.length} characters; it must have ${LEAST_PASSPHRASE} or more. Five words that do not belong together are good.`,
  )
}

interface SiteWish extends RestoreWish {
  readonly site: string
  readonly tell: TellRestored
}

/** One site of a backup, as a new one beside those there are. */
export async function restoreSite(
  installation: Installation,
  wish: SiteWish & Pick<Parameters<typeof bringSite>[2], 'slug' | 'parts'>,
) {
  return withBackup(installation.settings, wish, (backup) => bringSite(installation, backup, wish))
}

/** One page of a backup, as changes of the site that is there. How many those were. */
export async function restorePage(installation: Installation, wish: SiteWish & { readonly page: string }) {
  return withBackup(installation.settings, wish, (backup) => bringPage(installation, backup, wish))
}
