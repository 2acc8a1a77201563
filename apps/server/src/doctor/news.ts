// News between servers (publish–subscribe): whether the Redis that is to carry them does.
import type { Settings } from '../settings.ts'
import { tryRedis } from '../store/redis-wire.ts'
import { reasonOf, type Symptom } from './symptom.ts'

/** Whether servers hear each other by way of NEWS_URL. Nothing is said where they do by way of PostgreSQL. */
export async function lookAtNews({ newsUrl }: Settings): Promise<Symptom[]> {
  if (newsUrl === undefined) return []
  const { host } = new URL(newsUrl)
  try {
    await tryRedis(newsUrl)
    return [{ state: 'fine', what: 'news', said: `${host} carries news between servers.` }]
  } catch (failure) {
    const said = `${host} (NEWS_URL) carries no news between servers: ${reasonOf(failure)}`
    const cure =
      'Look whether that Redis or Valkey runs, and compare name and password. Until then what one server publishes shows on the others up to a second later.'
    return [{ state: 'wrong', what: 'news', said, cure }]
  }
}
