import {
  type Action,
  type Installation,
  may,
  mayHoldTables,
  openInstallation,
  readSettings,
  StartRefusal,
} from '@mimar/server'

/** Does something with the installation of DATA_DIR, and closes it whatever happens. */
export async function withInstallation<T>(
  work: (installation: Installation) => Promise<T>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  opening: Parameters<typeof openInstallation>[1] = {},
): Promise<T> {
  const installation = await openInstallation(readSettings(environment), opening)
  try {
    return await work(installation)
  } finally {
    await installation.close()
  }
}

/** Whether there is an installation already; opening one would make it. */
export function hasInstallation(): boolean {
  const { database } = readSettings(process.env)
  return mayHoldTables(database)
}

/** The site of that id or slug, when the person at this machine may do that to it. */
export async function siteNamed(name: string, action: Action, { siteStore, accounts, settings }: Installation) {
  const row = (await siteStore.find(name)) ?? (await siteStore.findBySlug(name))
  if (row && (await may('operator', action, row.id, accounts))) return row
  const known = (await siteStore.list(null)).map(({ id }) => id)
  throw new StartRefusal(
    `There is no site "${name}" in ${settings.dataDir}. ${known.length > 0 ? `There are: ${known.join(', ')}.` : 'There are none yet: start Mimar, or import one.'}`,
  )
}

/** Refuses to make an installation where one was meant to be read. */
export function needInstallation(): void {
  if (hasInstallation()) return
  throw new StartRefusal(
    `There is no Mimar in ${readSettings(process.env).dataDir}. Start it once, or set DATA_DIR to its folder.`,
  )
}
