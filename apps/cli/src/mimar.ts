import { parseArgs } from 'node:util'
import { giveUp, StartRefusal } from '@mimar/server'
import type { Command } from './command.ts'
import { address } from './commands/address.ts'
import { allowMove } from './commands/allow-move.ts'
import { audit } from './commands/audit.ts'
import { backup } from './commands/backup.ts'
import { bounce } from './commands/bounce.ts'
import { check, verify } from './commands/check.ts'
import { doctor } from './commands/doctor.ts'
import { exportCommand } from './commands/export.ts'
import { forgetPasskeys } from './commands/forget-passkeys.ts'
import { host } from './commands/host.ts'
import { importCommand } from './commands/import.ts'
import { move } from './commands/move.ts'
import { ownerLink } from './commands/owner-link.ts'
import { paid } from './commands/paid.ts'
import { publish } from './commands/publish.ts'
import { releases } from './commands/releases.ts'
import { restore } from './commands/restore.ts'
import { serve } from './commands/serve.ts'
import { signUp } from './commands/sign-up.ts'
import { start } from './commands/start.ts'
import { storage } from './commands/storage.ts'
import { template } from './commands/template.ts'
import { untie } from './commands/untie.ts'

const commands: readonly Command[] = [
  start,
  serve,
  importCommand,
  exportCommand,
  publish,
  ownerLink,
  address,
  releases,
  move,
  allowMove,
  paid,
  host,
  signUp,
  audit,
  bounce,
  untie,
  forgetPasskeys,
  check,
  doctor,
  verify,
  backup,
  restore,
  storage,
  template,
]

main(process.argv.slice(2)).catch(giveUp)

async function main([name, ...rest]: readonly string[]): Promise<void> {
  if (name === undefined || name === 'help' || rest.includes('--help') || name.startsWith('-')) {
    console.log(usage())
    return
  }
  const command = commands.find((known) => known.name === name)
  if (!command) throw new StartRefusal(`There is no command "${name}".\n\n${usage()}`)
  const { words, options } = readArguments(command, rest)
  await command.run(words, options)
}

function readArguments(command: Command, args: readonly string[]) {
  const { name, takes, options = [], flags = [] } = command
  const [least, most] = command.words
  const how = `mimar ${name} ${takes}`.trim()
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries([
        ...options.map((option) => [option, { type: 'string' as const }]),
        ...flags.map((flag) => [flag, { type: 'boolean' as const }]),
      ]),
    })
    if (positionals.length >= least && positionals.length <= most) {
      const given = Object.entries(values).map(([option, value]) => [option, value === true ? '' : String(value)])
      return { words: positionals, options: Object.fromEntries(given) as { [option: string]: string | undefined } }
    }
  } catch (failure) {
    throw new StartRefusal(`${failure instanceof Error ? failure.message : failure}\nUse it like this: ${how}`)
  }
  throw new StartRefusal(`Use it like this: ${how}`)
}

function usage(): string {
  const lines = commands.map(({ name, takes, summary }) => `  mimar ${`${name} ${takes}`.trim()}\n      ${summary}`)
  return `Mimar, a website builder.\n\n${lines.join('\n')}\n\nSettings come from the environment: PORT, DATA_DIR, APP_URL, SITES_DOMAIN, DATABASE_URL, STORAGE_URL, BACKUP_TO.`
}
