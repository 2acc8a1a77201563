import type { Integration } from '@mimar/document/integrations'
import { nameIn } from '../words/name-in.ts'
import type { UiLanguage } from '../words/words.ts'

/** What owners call an integration. */
export const integrationName = ({ label }: Integration, language: UiLanguage): string => nameIn(label, language)
