import type { SignedInDevice } from '@mimar/contract'
import type { PartSay } from '../words/words.ts'
import { accountIcons } from './account-icons.ts'
import type { AccountWords } from './words.ts'

const KINDS: { readonly [system: string]: keyof typeof accountIcons } = {
  iPhone: 'phone',
  Android: 'phone',
  iPad: 'tablet',
  Mac: 'laptop',
  ChromeOS: 'laptop',
}

/** A drawing of the kind of device that a system runs on. */
export function deviceIcon(system: string | null): string {
  return accountIcons[(system !== null && KINDS[system]) || 'monitor']
}

/** What people call a device: its browser and its system, as far as they are known. */
export function deviceName(
  { browser, system }: Pick<SignedInDevice, 'browser' | 'system'>,
  say: PartSay<AccountWords>,
): string {
  if (browser !== null && system !== null) return say('browserOn', { browser, system })
  return browser ?? system ?? say('unknownDevice')
}
