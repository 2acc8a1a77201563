import { hostNames, hostsOf, ORIGIN, originMeant, type ScriptIntegration } from '@mimar/document/integrations'
import { code } from '@mimar/fields'
import { CodeField } from './code-setting.view.tsx'
import { useSettingsContext } from './context.ts'
import { integrationName } from './integration-name.ts'

interface Props {
  readonly integration: ScriptIntegration
  /** What it is called, where its own name does not say enough. */
  readonly label?: string
  readonly isLabelHidden?: boolean
  readonly value: string
  /** The owner's own host that it runs on. */
  readonly origin?: string
  readonly store: (value: string, visit: string) => void
}

/**
 * The id that another company gives an owner, in that company's form, or it would never be loaded (SCRIPT-3). Below it stands
 * which hosts of others it opens to the pages (CSP), before and after it is set.
 */
export function IntegrationKey({ integration, label, isLabelHidden, value, origin, store }: Props) {
  const { say } = useSettingsContext()
  const { key } = integration
  const name = integrationName(integration, say.language)
  // Hosts read from left to right in every language.
  const names = hostNames(hostsOf(integration, origin)).map((host) => `\u2066${host}\u2069`)
  const list = new Intl.ListFormat(say.language, { type: 'unit', style: 'narrow' })
  return (
    <CodeField
      label={label ?? name}
      {...(isLabelHidden && { isLabelHidden })}
      {...(names.length > 0 && { help: say('opensHosts', { hosts: list.format(names) }) })}
      kind="key"
      placeholder={isLabelHidden ? say('chatKey') : key.example}
      own={{
        fault: key.wrong?.[say.language] ?? key.wrong?.en ?? say('faultChatKey', { name }),
        mode: key.isNumber ? 'numeric' : undefined,
        meant: key.meant,
      }}
      check={code(key.form, key.example).check}
      value={value}
      store={store}
    />
  )
}

/** The host of the owner's own that an integration runs on (self-hosting): an origin, which alone is opened to the pages. */
export function OwnHost({ integration, value, store }: Pick<Props, 'integration' | 'value' | 'store'>) {
  const { say } = useSettingsContext()
  const { example = '' } = integration.ownHost ?? {}
  return (
    <CodeField
      label={say('ownHost', { name: integrationName(integration, say.language) })}
      kind="webhook"
      placeholder={example}
      own={{
        fault: say('faultOwnHost', { example: `\u2066${example}\u2069` }),
        mode: undefined,
        meant: (typed) => [originMeant(typed)],
      }}
      check={code(ORIGIN, example).check}
      value={value}
      store={store}
    />
  )
}
