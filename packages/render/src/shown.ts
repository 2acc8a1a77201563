import { DEVICES, type LanguageCode, type Section } from '@mimar/document'

/** Whether visitors who read that language get the section at all; on which devices they see it is for styles to say. */
export function isShownIn({ isHidden, hiddenOn }: Section, language: LanguageCode): boolean {
  return !isHidden && !hiddenOn?.includes(`language:${language}`)
}

/** The devices a section is hidden on. */
export function hiddenDevices({ hiddenOn }: Section): readonly string[] {
  return DEVICES.filter((device) => hiddenOn?.includes(device))
}
