import type { WaitingDevice } from '@mimar/contract'
import { RequestError } from '@mimar/contract/client'
import { useEffect, useRef, useState } from 'react'
import type { PartSay } from '../words/words.ts'
import type { DoorServer } from './door-server.ts'
import type { DoorWords } from './words.ts'

/** A press that was on its way to what stood there before opens no door, in ms. */
const UNREADY_FOR = 600
/** What was done is seen for so long, in ms. */
const STAYS = 10_000
const LOOK_EVERY = 4_000

interface Asking {
  readonly first: WaitingDevice
  readonly server: DoorServer
  readonly say: PartSay<DoorWords>
  readonly close: () => void
}

/** What is known of a device while it waits, what it is answered, and what came of that. */
export function useDoor({ first, server, say, close }: Asking) {
  const [device, setDevice] = useState(first)
  const [told, setTold] = useState('')
  const [fault, setFault] = useState('')
  const [isReady, setReady] = useState(false)
  useTimer(true, () => setReady(true), UNREADY_FOR)
  useTimer(told !== '', close, STAYS)
  useFollowing({ first, server, close, isAsked: told === '' && isReady, setDevice })
  const answer = (asking: Promise<unknown>, done: string) => {
    setReady(false)
    setFault('')
    asking.then(() => setTold(done), refused)
  }
  const refused = (error: unknown) => {
    setReady(true)
    const code = error instanceof RequestError ? error.code : ''
    if (code === 'waiting-over') setTold(sentenceOf(error, say))
    // Who closes the question who they are is where they were.
    else if (code !== 'proof-needed') setFault(sentenceOf(error, say))
  }
  const name = calledDevice(device, say)
  const yes = () => (device.isIn ? close() : answer(server.letIn(device), say('letIn', { device: name })))
  const no = () => answer(server.block(device), say('blocked', { device: name }))
  return { device, told, fault, isReady, yes, no }
}

interface Following extends Pick<Asking, 'first' | 'server' | 'close'> {
  readonly isAsked: boolean
  readonly setDevice: (device: WaitingDevice) => void
}

/** While it is asked: what another device answered, or nobody in time, is asked no more. */
function useFollowing({ first, server, close, isAsked, setDevice }: Following): void {
  useEffect(() => {
    if (!isAsked) return
    let isOver = false
    const follow = (all: readonly WaitingDevice[]) => {
      const now = all.find(({ id }) => id === first.id)
      // A look that was under way when it was answered says nothing of that.
      if (isOver) return
      if (now) setDevice(now)
      else close()
    }
    const timer = setInterval(() => void server.list().then(follow, () => undefined), LOOK_EVERY)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [first, server, close, isAsked, setDevice])
}

/** Does something once, so long after it is so. */
function useTimer(isSo: boolean, run: () => void, after: number): void {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => latest.current(), after)
    return () => clearTimeout(timer)
  }, [isSo, after])
}

/** What people call a device: its browser and its system, as far as they are known. */
export function calledDevice({ browser, system }: WaitingDevice, say: PartSay<DoorWords>): string {
  if (browser !== null && system !== null) return say('browserOn', { browser, system })
  return browser ?? system ?? say('unknownDevice')
}

function sentenceOf(error: unknown, say: PartSay<DoorWords>): string {
  return error instanceof RequestError && error.message !== '' ? error.message : say('unreachable')
}
