// User-agent string: browser and system in the words of their makers.
import type { Device } from '../store/accounts.store.ts'

/** Most browsers also name those they are made from: the first that is found counts. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** Reads the header `user-agent`. What it says is the sender's own word: to be shown to them, never decided by. */
export function deviceOf(userAgent: string | undefined = ''): Device {
  const found = (names: typeof BROWSERS | typeof SYSTEMS) =>
    names.find(([sign]) => sign.test(userAgent.slice(0, LONGEST)))?.[1] ?? null
  return { browser: found(BROWSERS), system: found(SYSTEMS) }
}

/** A device as a name that every language reads: 'Chrome · Linux'; '' where nothing is known of it. */
export function namedDevice({ browser, system }: Device): string {
  return [browser, system].filter((name) => name !== null).join(' · ')
}

const LONGEST = 500
