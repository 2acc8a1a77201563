import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { catalog } from '@mimar/sections/definitions'
import { LINK_LIFETIME, SignIn } from './accounts/sign-in.ts'
import { Metrics } from './routes/metrics.ts'
import type { Drawing, Parts, Publishing } from './routes/parts.ts'
import type { Settings } from './settings.ts'
import { Sites } from './sites/sites.ts'
import { type Account, AccountStore } from './store/accounts.store.ts'
import { openDatabase } from './store/database.ts'
import { MediaStore } from './store/media.store.ts'
import { SiteStore } from './store/sites.store.ts'

/** All of Mimar that stands behind the command line and the routes, on one DATA_DIR. */
export interface Installation extends Parts {
  readonly owner: Account
  /** A new address that signs the owner in, once. */
  ownerLink(lifetime?: number): Promise<string>
  close(): Promise<void>
}

/** Opens what the settings name; makes the tables and the owner's account where there are none. */
export async function openInstallation(settings: Settings): Promise<Installation> {
  mkdirSync(settings.dataDir, { recursive: true })
  const database = await openDatabase(settings.database)
  const accounts = new AccountStore(database)
  const siteStore = new SiteStore(database)
  const signIn = new SignIn(accounts)
  const sites = new Sites(siteStore, catalog)
  const owner = (await accounts.installationOwner()) ?? (await accounts.insert('owner@localhost', 'owner'))
  return {
    settings,
    database,
    accounts,
    siteStore,
    mediaStore: new MediaStore(database),
    signIn,
    sites,
    owner,
    publishing: missingPublishing,
    drawing: missingDrawing,
    metrics: new Metrics(),
    editorDir: join(import.meta.dirname, '../../editor/dist'),
    async ownerLink(lifetime = LINK_LIFETIME) {
      const authHash = await signIn.makeLink(owner.id, lifetime)
      const [first] = await siteStore.list(owner.id)
      const path = first ? `/edit/${encodeURIComponent(first.id)}/` : '/edit/'
      return `${settings.appUrl.origin}${path}?authHash=${authHash}`
    },
    async close() {
      await sites.idle()
      await database.close()
    },
  }
}

const missingPublishing: Publishing = {
  publish: () => Promise.reject(new Error('Publishing is not wired yet.')),
  list: async () => [],
  goLive: async () => undefined,
}

const missingDrawing: Drawing = {
  styles: async () => '',
  icons: async () => ({}),
  pictures: async () => ({}),
  serve: async () => false,
}
