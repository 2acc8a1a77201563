import type { Settings } from '@mimar/document'
import { type ScriptIntegration, settingOf, trackers } from '@mimar/document/integrations'
import type { Json } from '@mimar/fields'
import { IntegrationKey } from '../integration-key.view.tsx'
import { newItem, useSet, useSettings } from '../use-setting.ts'

/** Ids of what counts and advertises. */
export function TrackingTopic() {
  const settings = useSettings()
  const set = useSet()
  if (!settings) return null
  return trackers.map((integration) => (
    <IntegrationKey
      key={integration.id}
      integration={integration}
      value={settingOf(integration, settings).key}
      store={(typed, visit) => set(...keepingKey(integration, settings, typed), visit)}
    />
  ))
}

/** Where an id is kept: an integration without a setting of its own gets an entry in the list of all. */
function keepingKey(integration: ScriptIntegration, settings: Settings, key: string): [path: string, value: Json] {
  const { id, setting } = integration
  const list = settings.integrations ?? []
  if (setting || list.some(({ name }) => name === id)) return [settingOf(integration, settings).path, key]
  return ['integrations', [...list, newItem('integrations', id, { name: id, key })]]
}
