import type { GuestRole, Member, SignInLink } from '@mimar/contract'
import { RequestError } from '@mimar/contract/client'
import { useEffect, useMemo, useState } from 'react'
import { useEditing } from '../../desk/editing.ts'
import type { Server } from '../../server/server.ts'

/** What one can be invited as, the most usual first. */
export const GUEST_ROLES = ['editor', 'designer'] as const satisfies readonly GuestRole[]

interface State {
  /** null until they are read. */
  readonly members: readonly Member[] | null
  /** Who was sent away since the part was opened. */
  readonly removed: readonly string[]
  /** The link that was made last, and whose it is. */
  readonly link: (SignInLink & { readonly email: string }) | null
  /** The server's sentence; '' when it could not be asked, null while nothing is wrong. */
  readonly fault: string | null
}

type Change = (before: State) => State

/** How often a list with somebody who was invited is read again, in milliseconds: they agree elsewhere. */
const ASK_EVERY = 4_000

const NOTHING: State = { members: null, removed: [], link: null, fault: null }

/** The people of the site, and what its owner can do about them. Each deed is done at once; none is a change of the site. */
export function usePeople() {
  const { server } = useEditing()
  const [state, setState] = useState(NOTHING)
  const acts = useMemo(() => actsOn(server, setState), [server])
  useEffect(() => void acts.read(), [acts])
  const isWaiting = state.members?.some(({ isInvited }) => isInvited) ?? false
  useEffect(() => {
    const timer = isWaiting ? setInterval(() => document.visibilityState === 'visible' && acts.refresh(), ASK_EVERY) : 0
    return () => clearInterval(timer)
  }, [acts, isWaiting])
  return { ...state, ...acts }
}

export type People = ReturnType<typeof usePeople>

function actsOn({ client }: Server, set: (change: Change) => void) {
  const at = ({ id }: Member) => ({ member: id })
  const attempt = attemptsOn(set)
  const reading = async (): Promise<Change> => {
    const { items: members } = await client.ask('GET /sites/:id/members')
    return (before) => withRead(before, members)
  }
  const inviting = async (email: string, role: GuestRole): Promise<Change> => {
    const { member, link } = await client.ask('POST /sites/:id/members', { body: { email, role } })
    return (before) => ({ ...withMember(before, member), link: { ...link, email: member.email } })
  }
  const changing = async (member: Member, role: GuestRole): Promise<Change> => {
    const changed = await client.ask('PUT /sites/:id/members/:member', { at: at(member), body: { role } })
    return (before) => withMember(before, changed)
  }
  const giving = async (member: Member): Promise<Change> => {
    const link = await client.ask('POST /sites/:id/members/:member/links', { at: at(member), body: {} })
    return (before) => ({ ...before, link: { ...link, email: member.email } })
  }
  const removing = async (member: Member): Promise<Change> => {
    await client.ask('DELETE /sites/:id/members/:member', { at: at(member) })
    return (before) => withoutMember(before, member)
  }
  return {
    read: () => attempt(reading),
    /** Reads again without a word: what could not be asked is asked the next time. */
    refresh: () => void reading().then(set, () => {}),
    invite: (email: string, role: GuestRole) => attempt(() => inviting(email, role)),
    setRole: (member: Member, role: GuestRole) => attempt(() => changing(member, role)),
    giveLink: (member: Member) => attempt(() => giving(member)),
    remove: (member: Member) => attempt(() => removing(member)),
  }
}

/** Does something and notes what came of it, or why nothing did; true when it was done. */
function attemptsOn(set: (change: Change) => void) {
  return async (work: () => Promise<Change>): Promise<boolean> => {
    try {
      const change = await work()
      set((before) => ({ ...change(before), fault: null }))
      return true
    } catch (error) {
      const fault = error instanceof RequestError && error.code !== 'network-failed' ? error.message : ''
      set((before) => ({ ...before, fault }))
      return false
    }
  }
}

/** Who was sent away keeps their place, with the way back. */
function withRead(before: State, members: readonly Member[]): State {
  const was = before.members ?? []
  const now = was.map((one) => members.find(({ id }) => id === one.id) ?? one)
  const stay = now.filter(({ id }) => before.removed.includes(id) || members.some((one) => one.id === id))
  return { ...before, members: [...stay, ...members.filter(({ id }) => was.every((one) => one.id !== id))] }
}

function withMember(before: State, member: Member): State {
  const { members, removed } = before
  const all = members ?? []
  const isKnown = all.some(({ id }) => id === member.id)
  return {
    ...before,
    members: isKnown ? all.map((one) => (one.id === member.id ? member : one)) : [...all, member],
    removed: removed.filter((id) => id !== member.id),
  }
}

/** They stay in the list with the way back; a link of theirs opens nothing any more. */
function withoutMember(before: State, { id, email }: Member): State {
  const link = before.link?.email === email ? null : before.link
  return { ...before, removed: [...before.removed, id], link }
}
