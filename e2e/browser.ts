import { existsSync } from 'node:fs'

/** Chromium without its window frame, which costs half the work; the whole browser where only that is installed. */
const SHELL = '/usr/bin/chromium-headless-shell'
export const BROWSER = existsSync(SHELL) ? SHELL : '/usr/bin/chromium'
