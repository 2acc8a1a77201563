import { expect, test, vi } from 'vitest'
import { readSettings } from '../settings.ts'
import { BackupSchedule, type BackupTask, type FromBackup, lastTime } from './schedule.ts'

const local = (day: number, hour: number, minute = 0) => new Date(2026, 4, day, hour, minute)

/** A schedule whose process is played: what it answers, and what it was asked. */
function played(answer: (task: BackupTask) => readonly FromBackup[]) {
  const asked: BackupTask[] = []
  const [onDone, onFailure] = [vi.fn(), vi.fn()]
  let now = local(10, 12)
  const schedule = new BackupSchedule({
    ...{ onDone, onFailure, now: () => now, settings: readSettings({ BACKUP_TO: '/mnt/nas', BACKUP_AT: '03:30' }) },
    run(task, hear) {
      asked.push(task)
      for (const message of answer(task)) hear(message)
      return { stop: () => {}, ended: Promise.resolve() }
    },
  })
  const at = (time: Date) => {
    now = time
    return schedule.round()
  }
  return { schedule, asked, at, onDone, onFailure }
}

const standing = (madeAt: Date | null): FromBackup => {
  const at = madeAt?.toISOString() ?? null
  return { kind: 'standing', madeAt: at, provenAt: at, copies: [] }
}

test('a backup is made once a day, after its time, and a night that was missed is made up for', async () => {
  let last: Date | null = null
  let now = local(10, 12)
  const { asked, at } = played((task) => {
    if (task === 'make') last = now
    return [standing(last)]
  })
  const round = (time: Date) => {
    now = time
    return at(time)
  }
  await round(local(10, 12))
  await round(local(10, 13))
  await round(local(11, 3, 29))
  await round(local(11, 3, 31))
  await round(local(14, 20))
  expect(asked.join(' ')).toBe('look make look look look make look make')
})

test('one that fails is told, tried again half an hour later, and stands there until one succeeds', async () => {
  let isFull = true
  const { schedule, at, asked, onFailure } = played((task) => {
    if (task === 'look') return [standing(null)]
    return isFull ? [{ kind: 'failed', line: 'The disk is full.' }] : [standing(local(10, 13))]
  })
  await at(local(10, 12))
  expect(onFailure.mock.calls).toEqual([['The disk is full.']])
  expect(schedule.standing?.failure).toBe('The disk is full.')
  await at(local(10, 12, 20))
  expect(asked).toEqual(['look', 'make', 'look'])
  isFull = false
  await at(local(10, 12, 40))
  expect(schedule.standing).toMatchObject({ failure: null, provenAt: local(10, 13).toISOString() })
})

test('without a folder for them there are none, and nothing is said of them', () => {
  const options = { onDone: () => {}, onFailure: () => {} }
  const schedule = new BackupSchedule({ ...options, settings: readSettings({}) })
  schedule.start()
  expect(schedule.standing).toBe(undefined)
})

test('the last time of the day is today or yesterday', () => {
  expect(lastTime(local(10, 4), 210)).toEqual(local(10, 3, 30))
  expect(lastTime(local(10, 3, 30), 210)).toEqual(local(10, 3, 30))
  expect(lastTime(local(10, 3), 210)).toEqual(local(9, 3, 30))
})
