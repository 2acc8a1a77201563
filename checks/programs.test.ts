import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error plain JavaScript, shared with the commands
import { PROGRAMS, withoutStarting } from '../scripts/steps.mjs'
import { findSources } from './sources.ts'

const debian = (PROGRAMS as readonly { readonly debian: string }[]).flatMap((program) => program.debian.split(' '))

test('npm test installs the web servers, the authority and the networks that its tests start', () => {
  for (const name of ['caddy', 'nginx-light', 'varnish', 'haproxy', 'pebble', 'openssl', 'iproute2'])
    expect(debian).toContain(name)
})

test('no test of a web server or an authority is passed over where the program is missing', () => {
  const tests = findSources(/\.test\.ts$/).filter(({ file }) => file !== 'checks/programs.test.ts')
  const passedOver = /(?:runIf|skipIf|\.skip)\([^\n]*(?:caddy|nginx|varnish|pebble|isHere)/i
  expect(tests.filter(({ text }) => passedOver.test(text)).map(({ file }) => file)).toEqual([])
})

const newPlaces = () => {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-policy-'))
  const starts = join(folder, 'wants')
  mkdirSync(starts)
  writeFileSync(join(starts, 'ssh.service'), '')
  return { policy: join(folder, 'policy-rc.d'), starts }
}

test('while programs are installed Debian is told to start none of them, and afterwards no more', async () => {
  const places = newPlaces()
  let during: unknown
  await withoutStarting(async () => {
    during = [readFileSync(places.policy, 'utf8'), statSync(places.policy).mode & 0o777]
  }, places)
  expect(during).toEqual(['#!/bin/sh\nexit 101\n', 0o755])
  expect(existsSync(places.policy)).toBe(false)
  const failing = withoutStarting(async () => Promise.reject(new Error('No network')), places)
  await expect(failing).rejects.toThrow('No network')
  expect(existsSync(places.policy)).toBe(false)
})

test('what would start with the machine from then on does not, and what did before still does', async () => {
  const places = newPlaces()
  const forgotten: string[] = []
  const install = async () => writeFileSync(join(places.starts, 'caddy.service'), '')
  await withoutStarting(install, places, (names: string[]) => forgotten.push(...names))
  expect(forgotten).toEqual(['caddy.service'])
})

test('a policy that a machine has already stays as it is', async () => {
  const places = newPlaces()
  writeFileSync(places.policy, 'exit 0')
  await withoutStarting(async () => {}, places)
  expect(readFileSync(places.policy, 'utf8')).toBe('exit 0')
})
