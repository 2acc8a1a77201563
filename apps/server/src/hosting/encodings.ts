// Content negotiation: which precompressed form (br, gzip) a visitor gets.
import type { Form } from '../blobs/blobs.ts'

const KNOWN = new Map<string, readonly Form[]>()
const KNOWN_MOST = 500
/** In the order we would rather send them. */
const OURS = [
  { form: 'br', codings: ['br'] },
  { form: 'gzip', codings: ['gzip', 'x-gzip'] },
  { form: 'plain', codings: ['identity'] },
] as const satisfies { form: Form; codings: string[] }[]

/** The forms that an Accept-Encoding header allows, best first. Plain is always among them: there is nothing better to fall back on. */
export function acceptedForms(header: string | undefined): readonly Form[] {
  if (header === undefined) return PLAIN
  const known = KNOWN.get(header)
  if (known) return known
  const forms = readForms(header)
  // Browsers send a handful of different values; a flood of invented ones must not fill the memory.
  if (KNOWN.size < KNOWN_MOST) KNOWN.set(header, forms)
  return forms
}

const PLAIN: readonly Form[] = ['plain']

function readForms(header: string): readonly Form[] {
  const weights = new Map(header.split(',').map(readPart))
  const weightOf = (codings: readonly string[]) => {
    const named = codings.map((coding) => weights.get(coding)).find((weight) => weight !== undefined)
    return named ?? (codings[0] === 'identity' ? (weights.get('*') ?? LEAST) : (weights.get('*') ?? 0))
  }
  const wished = OURS.map(({ form, codings }) => ({ form, weight: weightOf(codings) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ form }) => form)
  return wished.includes('plain') ? wished : [...wished, 'plain']
}

/** What is not mentioned may be sent, after all that is. */
const LEAST = 0.0001

function readPart(part: string): [string, number] {
  const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return [coding, Number.isFinite(weight) ? Math.min(1, Math.max(0, weight)) : 0]
}
