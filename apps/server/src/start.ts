import type { SignUp } from '@mimar/contract'
import { START_LINK_LIFETIME } from './accounts/sign-in.ts'
import { openBackups } from './backup/open-schedule.ts'
import { connectionLimits } from './connections.ts'
import { padlockAnswers } from './domains/open-padlocks.ts'
import { createPadlockAnswer } from './domains/padlock.ts'
import { openDoor } from './door.ts'
import { createDraftHosting } from './drafts/draft-hosting.ts'
import { type Installation, openInstallation } from './installation.ts'
import { backupJobs } from './jobs/machine-jobs.ts'
import { Leaving } from './leaving.ts'
import { log, logFailure, warnSeldom } from './log.ts'
import { isLoopback } from './network.ts'
import { observed } from './observing.ts'
import { prepare } from './prepare.ts'
import { StartRefusal } from './refusal.ts'
import { byHost } from './routes/by-host.ts'
import { answerHealth } from './routes/health.ts'
import { createTlsAsk } from './routes/tls-ask.ts'
import { sentence, spokenLanguage } from './routes/words.ts'
import { type Handler, listen } from './server.ts'
import { readSettings, type Settings } from './settings.ts'
import { Presence } from './sharing/presence.ts'
import { VersionStore } from './store/versions.store.ts'
import { whyUnstorable } from './unstorable.ts'
import { VERSION } from './version.ts'
import { openWhenThere } from './visitors-alone.ts'
import { answerAway } from './visitors-side.ts'

/** A running Mimar. */
interface Running {
  /** Where the editor is. */
  readonly editorAddress: string
  /** Whether the editor is reached on this machine only. */
  readonly isLocal: boolean
  /** A new link that signs the owner in, once, within the hour; undefined where none can be stored. */
  editorLink(): Promise<string | undefined>
  /** Where a new installation gets its owner, for who reads the log; undefined where it has one. */
  firstOwnerLink(): Promise<string | undefined>
  readonly siteAddress: string | undefined
  stop(): Promise<void>
}

/** Starts everything: the port first, then the data, then the answers. `tell` hears what is being done; `signal` ends the wait for a database. */
export async function start(
  environment: Readonly<Record<string, string | undefined>>,
  tell: (line: string) => void,
  signal?: AbortSignal,
): Promise<Running> {
  // Wrong settings are refused before a port is taken; a port of 0 is known only afterwards.
  const listening = await takePorts(readSettings(environment))
  try {
    const settings = readSettings({ ...environment, PORT: String(listening.port) })
    tell(`Opening ${settings.dataDir}; published files take up to ${settings.cacheBytes / 1e6} MB of memory (CACHE_MB)`)
    const installation = await openAtLast({ settings, tell, signal, handle: listening.handle })
    for (const { what, why } of await installation.readiness.failing()) tell(`Not all is well. ${what}: ${why}`)
    refuseStoredOpening(settings, (await installation.quotaStore.tenancy()).signUp)
    const isStoring = installation.database.refusal() === undefined
    const preparing = isStoring ? await prepare(installation, tell) : { stop: () => {} }
    const watching = await watchSites(settings)
    const { presence, backups, certificates } = await beginWork(installation, listening)
    const leaving = new Leaving()
    const app = lazyApp({ ...installation, backups, leaving })
    listening.handle(answersOf(installation, app.handle))
    const [first] = await installation.siteStore.list(null, 1)
    return {
      ...printed(installation, tell),
      siteAddress: first && settings.siteAddress(first.slug),
      async stop() {
        preparing.stop()
        clearInterval(watching)
        await leaving.begin()
        backups.stop()
        await Promise.all([certificates?.stop(), listening.close()])
        await Promise.all([app.close(), presence.stop()])
        await installation.close()
      },
    }
  } catch (failure) {
    await listening.close()
    throw failure
  }
}

/** The installation, now or once its database is there. */
function openAtLast(waiting: Pick<Parameters<typeof openWhenThere>[0], 'settings' | 'tell' | 'signal' | 'handle'>) {
  return openWhenThere({ ...waiting, others: answerAway, open: () => openInstallation(waiting.settings) })
}

/** Addresses for who reads what the start says. */
function printed({ settings: { appUrl }, ownerLink, firstOwnerLink }: Installation, tell: (line: string) => void) {
  return {
    editorAddress: appUrl.href,
    isLocal: isLoopback(appUrl.hostname),
    editorLink: () => linkOrWhyNot(() => ownerLink(START_LINK_LIFETIME), tell),
    firstOwnerLink: () => linkOrWhyNot(firstOwnerLink, tell),
  }
}

/** What was said in the browser before the addresses were others. */
function refuseStoredOpening({ whyNotOpen }: Settings, signUp: SignUp | undefined): void {
  if (signUp === 'open' && whyNotOpen !== undefined) throw new StartRefusal(whyNotOpen)
}

/** Who answers which request. */
function answersOf(installation: Installation, app: Handler): Handler {
  const { settings, hosting, metrics } = installation
  const sides = { app, hosting, drafts: createDraftHosting(installation) }
  const padlock = createPadlockAnswer(settings.ownDomains, padlockAnswers(installation.database))
  return byHost(settings, { ...observed(sides, metrics, settings), tlsAsk: createTlsAsk(installation), padlock })
}

/** Is known to other servers from now on, unless one of them has another folder. */
async function appear(installation: Installation): Promise<Presence> {
  const onFailure = logFailure('Telling other servers that this one is there failed')
  const presence = new Presence({ ...installation.settings, ...installation, onFailure })
  try {
    await presence.start()
    await installation.database.news.begin()
  } catch (failure) {
    await installation.close()
    throw failure
  }
  return presence
}

/** What is done beside all answers, now and then. */
async function beginWork(
  installation: Installation,
  { certify }: Pick<Awaited<ReturnType<typeof takePorts>>, 'certify'>,
) {
  const { messaging, scheduling, collector, watchedDomains, visits, statistics, questions, endings, indexing } =
    installation
  const presence = await appear(installation)
  const backups = openBackups(installation)
  installation.jobs.add(backupJobs(backups))
  new VersionStore(installation.database).began(VERSION).catch(logFailure('Noting this version failed'))
  await installation.purging.start()
  const workers = [
    messaging,
    scheduling,
    collector,
    backups,
    watchedDomains,
    visits,
    statistics,
    questions,
    endings,
    indexing,
  ]
  for (const worker of workers) worker.start()
  return { presence, backups, certificates: await certify(installation) }
}

async function takePorts({ port, trustedProxies, hosts, sitePorts, tls }: Settings) {
  const door = tls && openDoor(tls)
  const places = { hosts, sitePorts: sitePorts?.all ?? [], encrypted: door?.places }
  const listening = await listen(port, connectionLimits(trustedProxies), places)
  return { ...listening, certify: (installation: Installation) => door?.certify(installation, listening) }
}

const LOOKS_FOR_SITES_MS = 2000

/** Other processes bring sites too, the command line and the one that prepares the example; their ports and domains are to be known. */
async function watchSites({ settle }: Settings): Promise<NodeJS.Timeout> {
  const warn = warnSeldom('Ports and domains of sites could not be read')
  await settle().catch(warn)
  return setInterval(() => settle().catch(warn), LOOKS_FOR_SITES_MS).unref()
}

/** Where nothing can be stored there is no link, and visitors are served all the same. */
async function linkOrWhyNot(
  link: () => Promise<string | undefined>,
  tell: (line: string) => void,
): Promise<string | undefined> {
  try {
    return await link()
  } catch (failure) {
    const reason = whyUnstorable(failure)
    if (!reason) throw failure
    const why = reason === 'disk-full' ? 'the disk is full' : failure instanceof Error ? failure.message : failure
    tell(
      `Nothing can be stored (${why}). Visitors are served; editing goes on by itself once the disk takes something again.`,
    )
    tell('For a link to the editor, run this then: mimar owner-link')
    return undefined
  }
}

/** Editor and API, loaded with the first request for them: a server that only has visitors stays small. */
function lazyApp(installation: Installation & Pick<Parameters<typeof answerHealth>[2], 'backups' | 'leaving'>) {
  let loading: ReturnType<typeof load> | undefined
  let isLoaded = false
  async function load() {
    const { createApp } = await import('./routes/app.ts')
    const app = createApp(installation)
    await app.ready()
    isLoaded = true
    return app
  }
  const loaded = () => {
    loading ??= load().catch((failure) => {
      // The next request tries again.
      loading = undefined
      log.error({ err: failure }, 'The editor could not be loaded')
      throw failure
    })
    return loading
  }
  const isWarm = () => {
    if (!isLoaded) loaded().catch(() => {})
    return isLoaded
  }
  const health = { ...installation, isWarm }
  const handle: Handler = (request, response) => {
    if (answerHealth(request, response, health)) return
    loaded().then(
      (app) => app.routing(request, response),
      () => {
        const message = sentence('server-failed', spokenLanguage(undefined, request.headers['accept-language']))
        response
          .writeHead(500, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
          .end(JSON.stringify({ status: 500, message, code: 'server-failed' }))
      },
    )
  }
  return { handle, close: async () => (await loading)?.close() }
}
