import type { StatisticsAnswer, StatisticsDays, StatisticsSettings } from '@mimar/contract'
import { addressOf, createClient } from '@mimar/contract/client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useHome } from '../home/home.ts'
import { isSignedOut, serverSentence } from '../home/sites-server.ts'
import { framedToken } from '../server/framed.ts'
import { sayPart } from '../words/words.ts'
import { countingWords } from './counting-words.ts'
import { speedWords } from './speed-words.ts'
import { statisticsWords } from './words.ts'

/** What was visited of a site as the server tells it; null until it is known, and why where it could not be had. */
export function useStatistics(site: string, days: StatisticsDays) {
  const { say, tell } = useHome()
  const client = useMemo(() => createClient({ language: () => document.documentElement.lang, token: framedToken }), [])
  const [told, setTold] = useState<StatisticsAnswer | null>(null)
  const [fault, setFault] = useState('')
  const asked = useRef(days)
  const load = useCallback(() => {
    asked.current = days
    // Another span may have been chosen meanwhile.
    const isWanted = () => asked.current === days
    client.ask('GET /sites/:id/statistics', { at: { id: site }, query: { days } }).then(
      (answer) => {
        if (!isWanted()) return
        setTold(answer)
        setFault('')
      },
      (error: unknown) =>
        isSignedOut(error) ? location.reload() : isWanted() && setFault(serverSentence(error) || say('unreachable')),
    )
  }, [client, site, days, say])
  useEffect(load, [load])
  const set = useCallback(
    async (settings: StatisticsSettings, saved: string) => {
      try {
        await client.ask('PUT /sites/:id/statistics-settings', { at: { id: site }, body: settings })
        tell(saved)
        load()
      } catch (error) {
        tell(say('failed', { why: serverSentence(error) || say('unreachable') }))
      }
    },
    [client, site, load, tell, say],
  )
  const fileOf = (kind: 'csv' | 'json') =>
    addressOf(kind === 'csv' ? 'GET /sites/:id/statistics.csv' : 'GET /sites/:id/statistics.json', {
      at: { id: site },
      query: { days },
    })
  return { told, fault, load, set, fileOf }
}

/** What the page says, in the language of the reader. */
export function useStatisticsWords() {
  const { language } = useHome().say
  return useMemo(
    () => ({
      say: sayPart(statisticsWords, language),
      saySpeed: sayPart(speedWords, language),
      sayCounting: sayPart(countingWords, language),
    }),
    [language],
  )
}
