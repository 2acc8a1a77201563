import { accept, refuse } from './checked.ts'
import type {
  ChoiceField,
  CodeField,
  ColorField,
  EmailField,
  Field,
  FlagField,
  IconField,
  NumberField,
  UsualChoiceField,
} from './field.ts'

/** One of a few words, or null for 'as the design has it'. Read in any case, as older files write some in lower case. */
export function choice<const Option extends string>(options: readonly Option[]): ChoiceField<Option>
/** The same, where one of them is what the design has: it stands for null wherever the value is read or shown. */
export function choice<const Option extends string>(
  options: readonly Option[],
  usual: NoInfer<Option>,
): UsualChoiceField<Option>
export function choice<const Option extends string>(options: readonly Option[], usual?: Option): ChoiceField<Option> {
  return {
    kind: 'choice',
    initial: null,
    options,
    ...(usual !== undefined && { usual }),
    check(input) {
      if (input === null || input === undefined || input === '') return accept(null)
      const found = options.find((option) => typeof input === 'string' && option.toLowerCase() === input.toLowerCase())
      return found === undefined ? refuse('not-an-option', { options: options.join(', ') }) : accept(found)
    },
  }
}

/** A field that says how a section looks, and not what it says. */
export function design<F extends Field>(field: F): F {
  return { ...field, isDesign: true }
}

/** A field that shows in one layout of its section, and in no other. */
export function inLayout<F extends Field>(layout: string, field: F): F {
  return { ...field, inLayout: layout }
}

/** A number between two bounds (both included), or null for 'as the design has it'. */
export function number(bounds: Pick<NumberField, 'min' | 'max' | 'step' | 'unit'>): NumberField {
  const { min, max } = bounds
  return {
    ...bounds,
    kind: 'number',
    initial: null,
    check(input) {
      if (input === null || input === undefined || input === '') return accept(null)
      const value = typeof input === 'string' ? Number(input) : input
      if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('not-a-number')
      return value < min || value > max ? refuse('out-of-range', { min, max }) : accept(value + 0)
    },
  }
}

/** The dimming of a background picture, 0 to 1; files that say 0 to 100 are read too. */
export function opacity(): NumberField {
  const inner = number({ min: 0, max: 100 })
  return {
    ...inner,
    isDesign: true,
    role: 'dimming',
    max: 1,
    check(input) {
      const checked = inner.check(input)
      return checked.ok && checked.value !== null && checked.value > 1 ? accept(checked.value / 100) : checked
    },
  }
}

/** Yes or no. */
export function flag(initial = false): FlagField {
  return {
    kind: 'flag',
    initial,
    check: (input) => (typeof input === 'boolean' ? accept(input) : refuse('not-a-flag')),
  }
}

/** An e-mail address, or '' (FORM-2: local part, @, domain, tld of at least 2 letters). */
export function email(): EmailField {
  return {
    kind: 'email',
    initial: '',
    check(input) {
      if (typeof input !== 'string') return refuse('not-text')
      const value = input.trim()
      return value === '' || isEmail(value) ? accept(value) : refuse('not-an-email')
    },
  }
}

export function isEmail(text: string): boolean {
  // What cannot be seen is in no address that somebody reads and answers.
  if (text.length > 254 || /[\p{Cc}\p{Cf}\p{Cs}]/u.test(text)) return false
  return /^[^\s@"<>()[\],;:\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(text)
}

/** A colour as #rgb or #rrggbb (THEME-7), kept as upper-case #RRGGBB. */
export function color(initial: string): ColorField {
  return {
    kind: 'color',
    initial,
    check(input) {
      const digits = typeof input === 'string' ? /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(input.trim())?.[1] : undefined
      if (digits === undefined) return refuse('bad-hex')
      const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
      return accept(`#${six.toUpperCase()}`)
    },
  }
}

/** An icon by set and name, `tabler:bed`, or ''. Sets that exist are the renderer's matter; the form is ours. */
export function icon(): IconField {
  return {
    kind: 'icon',
    initial: '',
    check(input) {
      if (typeof input !== 'string') return refuse('not-text')
      return input === '' || /^[a-z0-9-]+:[a-z0-9-]+$/.test(input) ? accept(input) : refuse('not-an-icon')
    },
  }
}

/** Ids are short and safe in addresses, selectors and paths. */
export function isId(input: unknown): input is string {
  return typeof input === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(input)
}

/** A string that a machine reads, of one exact form, or ''. `form` names that form in the refusal, which also says how many characters it takes at most. */
export function code(pattern: RegExp, form: string, limit?: number): CodeField {
  const isTaken = (value: string) => value === '' || (value.length <= (limit ?? value.length) && pattern.test(value))
  return {
    kind: 'code',
    initial: '',
    check(input) {
      if (typeof input !== 'string') return refuse('not-text')
      const value = input.trim()
      return isTaken(value) ? accept(value) : refuse('wrong-form', { form, ...(limit !== undefined && { limit }) })
    },
  }
}
