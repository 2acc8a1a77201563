import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findFreePort, startInstallation } from './installation.ts'
import { followed } from './reached.ts'

const root = join(import.meta.dirname, '..')
const newFolder = () => mkdtempSync(join(tmpdir(), 'mimar-reached-'))

test('[GEN-10] docs/reached/localhost.md: nothing is set, and the two addresses are those that it shows', async () => {
  const { commands, shown } = followed('localhost.md')
  const [start, elsewhere] = commands
  expect([start?.body, start?.settings]).toEqual(['npm start\n', {}])
  expect(elsewhere?.settings).toEqual({ PORT: '4000' })
  const { port, printed, stop } = await startInstallation()
  const lines = printed.trimEnd().split('\n').slice(-2)
  const said = lines.map((line) => line.replace(/authHash=\S+/, 'authHash=…').replace(String(port), '3000'))
  expect(said).toEqual(shown[0]?.body.trimEnd().split('\n'))
  await stop()
})

/** The command line with these settings and nothing else of ours. */
function doctor(settings: Readonly<Record<string, string>>) {
  const program = [join(root, 'apps/cli/dist/mimar.js'), 'doctor']
  const env = { ...process.env, DATA_DIR: newFolder(), ...settings }
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/node'), program, { env, encoding: 'utf8' })
  return { status, said: stdout }
}

test('mimar doctor ends with 0 where nothing is wrong, and else with 1 and what to do', async () => {
  const well = doctor({})
  expect(well.status, well.said).toBe(0)
  expect(well.said).toContain('✓ permissions:')
  expect(well.said).toMatch(/Nothing is wrong\.\n$/)
  const closed = await findFreePort()
  const ill = doctor({ SMTP_URL: `smtp://127.0.0.1:${closed}` })
  expect([ill.status, ill.said]).toEqual([1, expect.stringContaining(`✗ mail: The mail server 127.0.0.1:${closed}`)])
  const refused = doctor({ APP_URL: 'http://app.example.com' })
  expect([refused.status, refused.said]).toEqual([1, expect.stringContaining('APP_URL=https://app.example.com')])
})
