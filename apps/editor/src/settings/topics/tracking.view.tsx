import type { Settings } from '@mimar/document'
import { type ScriptIntegration, settingOf, trackers } from '@mimar/document/integrations'
import type { Json } from '@mimar/fields'
import { SwitchSetting } from '../choice-setting.view.tsx'
import { useSettingsContext } from '../context.ts'
import { IntegrationKey, OwnHost } from '../integration-key.view.tsx'
import { newSettingItem, useSet, useSettings } from '../use-setting.ts'

/** What the site measures by itself, then ids of what counts and advertises, each behind the address of what runs on the owner's own host. */
export function TrackingTopic() {
  const { say } = useSettingsContext()
  const settings = useSettings()
  if (!settings) return null
  return (
    <>
      <SwitchSetting path="measuresSpeed" label={say('measuresSpeed')} help={say('measuresSpeedHelp')} />
      {trackers.map((integration) => (
        <Tracker key={integration.id} integration={integration} settings={settings} />
      ))}
    </>
  )
}

interface TrackerProps {
  readonly integration: ScriptIntegration
  readonly settings: Settings
}

function Tracker({ integration, settings }: TrackerProps) {
  const set = useSet()
  const { key, origin } = settingOf(integration, settings)
  const store = (part: 'key' | 'origin') => (typed: string, visit: string) =>
    set(...keeping(integration, settings, part, typed), visit)
  return (
    <>
      {integration.ownHost && <OwnHost integration={integration} value={origin} store={store('origin')} />}
      <IntegrationKey integration={integration} value={key} origin={origin} store={store('key')} />
    </>
  )
}

/** Where it is kept: an integration without a setting of its own gets an entry in the list of all. */
function keeping(
  integration: ScriptIntegration,
  settings: Settings,
  part: 'key' | 'origin',
  value: string,
): [path: string, value: Json] {
  const { id, setting } = integration
  const list = settings.integrations ?? []
  const { path, originPath } = settingOf(integration, settings)
  if (setting || list.some(({ name }) => name === id)) return [part === 'key' ? path : originPath, value]
  return ['integrations', [...list, newSettingItem('integrations', id, { name: id, [part]: value })]]
}
