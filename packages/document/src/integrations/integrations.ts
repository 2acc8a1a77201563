// Registry of third-party integrations: everybody who draws, checks, publishes or offers one looks here.
import { added } from '#added/integrations'
import type { Settings } from '../settings.ts'
import { adsense } from './adsense/adsense.ts'
import { freshchat } from './freshchat/freshchat.ts'
import { googleMaps } from './google-maps/google-maps.ts'
import { gtag } from './gtag/gtag.ts'
import type { Integration, MapIntegration, ScriptIntegration, Start } from './integration.ts'
import { intercom } from './intercom/intercom.ts'
import { jivochat } from './jivochat/jivochat.ts'
import { livechat } from './livechat/livechat.ts'
import { metrica } from './metrica/metrica.ts'
import { olark } from './olark/olark.ts'
import { openstreetmap } from './openstreetmap/openstreetmap.ts'
import { ORIGIN } from './origin.ts'
import { pixel } from './pixel/pixel.ts'
import { yandexMaps } from './yandex-maps/yandex-maps.ts'

export { hostNames, isCovered, originMeant } from './hosts.ts'
export { hostsOf } from './integration.ts'
export { ORIGIN } from './origin.ts'
export type { Integration, ScriptIntegration }

/** Every integration, in the order owners see them; those that an installation adds come last. */
export const integrations: readonly Integration[] = [
  ...[gtag, pixel, adsense, metrica],
  ...[livechat, jivochat, olark, intercom, freshchat],
  ...[googleMaps, openstreetmap, yandexMaps],
  ...added,
]

const byId = new Map(integrations.map((one) => [one.id, one]))

/** The integration of that id; undefined where this installation does not have it. */
export const findIntegration = (id: string): Integration | undefined => byId.get(id)

const isScript = (one: Integration): one is ScriptIntegration => one.kind === 'tracking' || one.kind === 'chat'
const isMap = (one: Integration): one is MapIntegration => one.kind === 'map'

/** What counts and advertises, by an id in the settings. */
export const trackers: readonly ScriptIntegration[] = integrations
  .filter(isScript)
  .filter(({ kind }) => kind !== 'chat')

/** Live chats, of which one loads. */
export const liveChats: readonly ScriptIntegration[] = integrations
  .filter(isScript)
  .filter(({ kind }) => kind === 'chat')

/** Maps that may stand in a frame. */
export const maps: readonly MapIntegration[] = integrations.filter(isMap)

/** The id an owner has set for an integration, the host of their own it runs on, and the paths of these settings. */
interface SetKey {
  readonly integration: ScriptIntegration
  readonly key: string
  readonly path: string
  /** '' where there is none. */
  readonly origin: string
  readonly originPath: string
  readonly isPrimary?: boolean
}

/** All ids that are set, of whatever form, for integrations this installation has; in its order, chats in the owner's. */
export function keysIn(settings: Settings): readonly SetKey[] {
  const tracking = trackers.map((integration) => ({ integration, ...settingOf(integration, settings) }))
  const chats = settings.chats.flatMap(({ id, name, key, isPrimary }) => {
    const integration = liveChats.find((chat) => chat.id === name)
    return integration ? [{ integration, key, path: `chats/${id}/key`, ...NO_HOST, isPrimary }] : []
  })
  return [...tracking, ...chats].filter(({ key }) => key !== '')
}

const NO_HOST = { origin: '', originPath: '' }

/** Where the id of a tracker stands, and what is there: its own setting, or its entry in the list of all. */
export function settingOf({ id, setting }: ScriptIntegration, settings: Settings): Omit<SetKey, 'integration'> {
  if (setting) return { key: settings[setting], path: setting, ...NO_HOST }
  const entry = settings.integrations?.find(({ name }) => name === id)
  const path = `integrations/${entry?.id ?? id}`
  return { key: entry?.key ?? '', path: `${path}/key`, origin: entry?.origin ?? '', originPath: `${path}/origin` }
}

/** Whether an id has the form that the company gives out (SCRIPT-3). */
export const isRightKey = ({ integration, key }: Pick<SetKey, 'integration' | 'key'>): boolean =>
  integration.key.form.test(key)

/** Whether it knows the owner's own host, if it runs on one. */
export const hasItsHost = ({ integration, origin }: Pick<SetKey, 'integration' | 'origin'>): boolean =>
  !integration.ownHost || ORIGIN.test(origin)

interface Started {
  /** Its id, and the owner's own host behind it: 'matomo=https://stats.example.org'. */
  readonly id: string
  readonly type: string
}

/** What a page loads once its visitor allows it, and how each is started: of chats the primary one, else the first. */
export function integrationStarts(settings: Settings): readonly (Start & Started)[] {
  const right = keysIn(settings).filter((one) => isRightKey(one) && hasItsHost(one))
  const chats = right.filter(({ integration }) => integration.kind === 'chat')
  const chat = chats.find(({ isPrimary }) => isPrimary) ?? chats[0]
  const loaded = right.filter((one) => one.integration.kind !== 'chat' || one === chat)
  return loaded.map(({ integration, key, origin }) => ({
    ...{ id: integration.ownHost ? `${integration.id}=${origin}` : integration.id, type: integration.consent },
    ...integration.start(key, origin),
  }))
}
