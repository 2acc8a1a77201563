import { createClient } from '@redis/client'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { ownRedis } from '../testing/redis.ts'
import type { Changed } from './news.ts'
import { RedisWire, tryRedis } from './redis-wire.ts'
import { ToldNews } from './told-news.ts'

/** What servers that hear each other by that address have heard, and how often they may have missed something. */
async function hearingBy(address: string, servers = 2) {
  return Promise.all(
    Array.from({ length: servers }, async () => {
      const news = new ToldNews(new RedisWire(address))
      const heard: Changed[] = []
      let missed = 0
      news.hear((changed) => heard.push(...changed))
      news.onMissed(() => {
        missed += 1
      })
      await news.begin()
      onTestFinished(() => news.close())
      return { news, heard, missed: () => missed }
    }),
  )
}

test('servers hear what others tell by a Redis, each once, and not what they told themselves', async () => {
  const { address } = await ownRedis()
  const [one, other, third] = await hearingBy(address, 3)
  expect(one!.news.isHearing).toBe(true)
  one!.news.tell({ site: 'hotel' })
  one!.news.tell({ site: 'hotel' })
  one!.news.tell({ slug: 'cafe' })
  await eventually(() => expect(other!.heard).toEqual([{ site: 'hotel' }, { slug: 'cafe' }]))
  await eventually(() => expect(third!.heard).toHaveLength(2))
  expect(one!.heard).toEqual([])
})

test('what a stranger tells there is passed over', async () => {
  const { address } = await ownRedis()
  const [one, other] = await hearingBy(address)
  const stranger = createClient({ url: address })
  await stranger.connect()
  onTestFinished(() => stranger.destroy())
  for (const said of ['x', '', 'null', '{"from":"me","changed":[1]}']) await stranger.publish('mimar:news', said)
  one!.news.tell({ site: 'hotel' })
  await eventually(() => expect(other!.heard).toEqual([{ site: 'hotel' }]))
})

test('a Redis that goes away costs what is told meanwhile; when it is back, servers hear again and look what they have missed', async () => {
  const { address, end, start } = await ownRedis()
  const [one, other] = await hearingBy(address)
  await end()
  await eventually(() => expect([one!.news.isHearing, other!.news.isHearing]).toEqual([false, false]))
  one!.news.tell({ site: 'lost' })
  await start()
  await eventually(() => expect(other!.missed()).toBe(1))
  await eventually(() => {
    one!.news.tell({ site: 'hotel' })
    expect(other!.heard).toContainEqual({ site: 'hotel' })
  })
  expect(other!.heard).not.toContainEqual({ site: 'lost' })
}, 60_000)

test('a server begins although its Redis is not there yet', async () => {
  const { address, end, start } = await ownRedis()
  await end()
  const [one] = await hearingBy(address, 1)
  expect(one!.news.isHearing).toBe(false)
  await start()
  await eventually(() => expect(one!.news.isHearing).toBe(true))
}, 60_000)

test('a server hears nothing where its Redis refuses to be listened to, says so, and hears once it may', async () => {
  const { address } = await ownRedis()
  const admin = createClient({ url: address })
  await admin.connect()
  onTestFinished(() => admin.destroy())
  await admin.sendCommand(['ACL', 'SETUSER', 'default', 'resetchannels'])
  const said: string[] = []
  const news = new ToldNews(new RedisWire(address, (line) => said.push(line)))
  let missed = 0
  news.onMissed(() => {
    missed += 1
  })
  await news.begin()
  onTestFinished(() => news.close())
  expect(news.isHearing).toBe(false)
  expect(said.join()).toMatch(/NEWS_URL.*NOPERM/)
  await expect(tryRedis(address)).rejects.toThrow('NOPERM')
  await admin.sendCommand(['ACL', 'SETUSER', 'default', 'allchannels'])
  await eventually(() => expect([news.isHearing, missed]).toEqual([true, 1]))
  await tryRedis(address)
}, 30_000)

test('a server whose Redis is nowhere says so once, and begins without it', async () => {
  const { address, end } = await ownRedis()
  await end()
  const said: string[] = []
  const news = new ToldNews(new RedisWire(address, (line) => said.push(line)))
  await news.begin()
  await news.close()
  expect(said).toEqual([expect.stringMatching(/NEWS_URL.*ECONNREFUSED/)])
})
