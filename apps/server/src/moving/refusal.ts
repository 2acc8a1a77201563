import { StartRefusal } from '../refusal.ts'

type Problem = keyof typeof SENTENCES

const SENTENCES = {
  'address-malformed': 'The other server is named by its address alone, such as https://mimar.example',
  'address-inside': 'Servers inside this network are not asked, nor any without https (PRIVATE_WEBHOOKS).',
  'other-silent': 'The other server does not answer.',
  'other-refused': 'The other server has refused.',
  'too-slow':
    'The last changes did not get there in the short time in which nothing is changed. Everything goes on here. Try again.',
  'still-moving':
    'The site was handed over, and the other server has not said yet that it has it. Visitors read it here meanwhile. Say the same again.',
  'moved-before': 'The site was moved before. Take it out of the archive to have it here again.',
  'not-ready': 'The other server has not kept the step before.',
  'not-in-use': 'The site is archived, taken down or deleted. Only a site in use is moved.',
  damaged: 'What arrived is not what the other server said.',
} as const

/** A move, or a step of one, that does not come about; the site stays where it was. */
export class MoveRefusal extends StartRefusal {
  readonly code: Problem

  constructor(code: Problem, detail = '', options?: ErrorOptions) {
    super(detail ? `${SENTENCES[code]} (${detail})` : SENTENCES[code])
    this.name = 'MoveRefusal'
    this.code = code
    if (options?.cause !== undefined) this.cause = options.cause
  }
}
