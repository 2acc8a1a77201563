import type { EnquirySettings, EnquirySettingsAnswer } from '@mimar/contract'
import { useCallback, useEffect, useState } from 'react'
import { useEditing } from '../desk/editing.ts'

interface EnquirySettingsState {
  /** Undefined until they are known, and for who may not set them. */
  readonly settings: EnquirySettings | undefined
  readonly older: EnquirySettingsAnswer['older'] | undefined
  readonly state: 'still' | 'changed' | 'saved' | 'failed'
  change(change: Partial<EnquirySettings>): void
  save(): void
}

/** How messages come, are confirmed and are kept; the server keeps it beside the site. Nothing counts before it is saved. */
export function useEnquirySettings(): EnquirySettingsState {
  const { server } = useEditing()
  const [settings, setSettings] = useState<EnquirySettings>()
  const [older, setOlder] = useState<EnquirySettingsAnswer['older']>()
  const [state, setState] = useState<EnquirySettingsState['state']>('still')
  const take = useCallback(({ older, ...answer }: EnquirySettingsAnswer) => {
    setSettings(answer)
    setOlder(older)
  }, [])
  useEffect(() => {
    let isWanted = true
    server.client.ask('GET /sites/:id/enquiry-settings').then(
      (answer) => isWanted && take(answer),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [server, take])
  return {
    ...{ settings, older, state },
    change(change) {
      setSettings((before) => before && { ...before, ...change })
      setState('changed')
    },
    async save() {
      if (!settings) return
      try {
        const { receiptWords, ...rest } = settings
        const said = Object.entries(receiptWords).filter(([, text]) => text.trim() !== '')
        const body = { ...rest, receiptWords: Object.fromEntries(said) }
        take(await server.client.ask('PUT /sites/:id/enquiry-settings', { body }))
        setState('saved')
      } catch {
        setState('failed')
      }
    },
  }
}
