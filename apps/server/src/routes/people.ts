import { endpoints, type Member, type SignInLink } from '@mimar/contract'
import { isEmail } from '@mimar/fields'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import { languageOf } from './language-of.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** The people of a site: only its owners see who they are, invite them and take their roles away (U4). */
export function peopleRoutes(app: FastifyInstance, parts: Parts): void {
  const { members } = parts.people

  serve(app, endpoints.listMembers, async (request, reply) => {
    const { account, row } = await siteFor(request, parts, 'invite-people')
    const all = await members.list(row.id)
    reply.header('x-total-count', all.length)
    return all.map((member) => ({ ...member, isYou: member.id === account.id }))
  })

  serve(app, endpoints.inviteMember, async (request, reply) => {
    const { account: giver, row } = await siteFor(request, parts, 'invite-people')
    const { email, role } = readBody(endpoints.inviteMember.body, request.body)
    if (!isEmail(email)) throw new HttpError('request-malformed', 'email')
    if (await parts.people.isFull(row.id)) throw new HttpError('too-many-people')
    const account = await parts.people.invite(row.id, email)
    const member = await give({ site: row.id, account, role, invitedBy: giver.givenBy ?? giver.id }, parts)
    const link = await linkFor(request, parts, account)
    reply.code(201)
    return { member, link }
  })

  serve(app, endpoints.setMember, async (request) => {
    const { account, row } = await siteFor(request, parts, 'invite-people')
    const { role } = readBody(endpoints.setMember.body, request.body)
    const { member } = request.params as { member: string }
    if (!(await members.hasAccount(member))) throw new HttpError('not-found')
    return give({ site: row.id, account: member, role, invitedBy: account.givenBy ?? account.id }, parts)
  })

  serve(app, endpoints.removeMember, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'invite-people')
    const member = await memberOf(request, parts)
    await members.remove(row.id, member.id)
    return reply.code(204).send()
  })

  linkRoute(app, parts)
}

function linkRoute(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.makeSignInLink, async (request, reply) => {
    await siteFor(request, parts, 'invite-people')
    const { id } = await memberOf(request, parts)
    reply.code(201)
    return linkFor(request, parts, id)
  })
}

/** The member that the address names; who owns the site is not for others to change. */
async function memberOf(request: FastifyRequest, { people }: Parts) {
  const { id, member } = request.params as { id: string; member: string }
  const found = await people.members.find(id, member)
  if (!found) throw new HttpError('not-found')
  if (found.role === 'owner') throw new HttpError('owner-stays')
  return found
}

interface Given {
  readonly site: string
  readonly account: string
  readonly role: string
  readonly invitedBy: string
}

async function give({ site, account, role, invitedBy }: Given, { people }: Parts): Promise<Member> {
  await people.members.put(site, account, role, invitedBy)
  const member = await people.members.find(site, account)
  if (member?.role !== role) throw new HttpError('owner-stays')
  return { ...member, isYou: false }
}

async function linkFor(request: FastifyRequest, parts: Parts, account: string): Promise<SignInLink> {
  const { account: giver, row } = await siteFor(request, parts, 'invite-people')
  // Who came by somebody's link gives on no more than that person could.
  const givenBy = giver.givenBy ?? giver.id
  const giving = { site: row.id, account, givenBy, language: languageOf(request) }
  const link = await parts.people.giveLink(giving)
  if (!link) throw new HttpError('rate-limited')
  return link
}
