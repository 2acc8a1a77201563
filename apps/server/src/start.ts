import { START_LINK_LIFETIME } from './accounts/sign-in.ts'
import { openInstallation } from './installation.ts'
import { createApp } from './routes/app.ts'
import { byHost } from './routes/by-host.ts'
import { listen } from './server.ts'
import { readSettings } from './settings.ts'

/** A running Mimar. */
export interface Running {
  readonly editorLink: string
  readonly siteAddress: string | undefined
  stop(): Promise<void>
}

/** Starts everything: the port first, then the data, then the answers. `tell` hears what is being done. */
export async function start(
  environment: Readonly<Record<string, string | undefined>>,
  tell: (line: string) => void,
): Promise<Running> {
  // Wrong settings are refused before the port is taken; a port of 0 is known only afterwards.
  const listening = await listen(readSettings(environment).port)
  try {
    const settings = readSettings({ ...environment, PORT: String(listening.port) })
    tell(`Opening ${settings.dataDir}`)
    const installation = await openInstallation(settings)
    const app = createApp(installation)
    await app.ready()
    listening.handle(byHost(settings, app.routing, app.routing))
    const [first] = await installation.siteStore.list(null)
    return {
      editorLink: await installation.ownerLink(START_LINK_LIFETIME),
      siteAddress: first && settings.siteAddress(first.slug),
      async stop() {
        await listening.close()
        await app.close()
        await installation.close()
      },
    }
  } catch (failure) {
    await listening.close()
    throw failure
  }
}
