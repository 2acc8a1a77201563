import type { Integration } from '@mimar/document/integrations'
import type { UiLanguage } from '../words/words.ts'

/** What owners call an integration. */
export function integrationName({ label }: Integration, language: UiLanguage): string {
  return typeof label === 'string' ? label : (label[language] ?? label.en)
}
