import { readFileSync } from 'node:fs'
import { StartRefusal } from './refusal.ts'

/** Settings that are secrets, or hold one. */
const SECRETS = [
  ...([
    'DATABASE_URL',
    'NEWS_URL',
    'SMTP_URL',
    'OIDC_CLIENT_SECRET',
    'METRICS_TOKEN',
    'ACME_EAB_KEY',
    'CDN_TOKEN',
  ] as const),
  ...(['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'STORAGE_SECRET_ACCESS_KEY'] as const),
] as const

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The settings, with secrets from files where `{NAME}_FILE` names one: vaults, Docker and systemd hand secrets out as files, which
 * no list of processes and no child shows.
 */
export function withSecretFiles(environment: Environment): Environment {
  const read = SECRETS.flatMap((name) => {
    const file = environment[`${name}_FILE`]
    if (!file) return []
    if (environment[name]) {
      throw new StartRefusal(
        `${name} and ${name}_FILE are both set. Take one away: which of them counts is not guessed.`,
      )
    }
    return [[name, secretIn(file, `${name}_FILE`)] as const]
  })
  return read.length === 0 ? environment : { ...environment, ...Object.fromEntries(read) }
}

function secretIn(file: string, setting: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException
    throw new StartRefusal(
      `${setting} names ${file}, which cannot be read (${code}). Write the secret into it, readable by who runs Mimar.`,
    )
  }
  const secret = text.replace(/\r?\n$/, '')
  if (secret === '') throw new StartRefusal(`${setting} names ${file}, which is empty. Write the secret into it.`)
  return secret
}
