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
    'The site was handed over, and the other server has not said yet that it has it. Visitors read it here meanwhile. Both servers go on asking each other; saying the same again asks at once.',
  'another-first':
    'Another site waits for its server by this permission. Make a new permission for this one, or wait until that one has ended.',
  'unknown-there':
    'A site was brought whole, and the server that it came from knows nothing of that move. It is kept, and nobody sees it. That server may have been restored from a backup.',
  'lost-there':
    'The site was handed over, and the other server does not have it any more. It is read here, and not changed. That server may have been restored from a backup.',
  'asked-to-wait': 'The other server takes no more of the site for a moment.',
  'asked-for-more': 'The other server asks for pictures that are not of this site. Nothing more is sent to it.',
  'one-at-a-time': 'More comes at once by this permission than is taken at once. Try again when that has come.',
  'too-many-permissions': 'Too many permissions wait for their first use. They end by themselves within the hour.',
  'too-much': 'The pictures of the site take more room than one site may have on the other server.',
  'failed-there': 'The other server could not take the site in. Its log says why.',
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
