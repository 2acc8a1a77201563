import { type CodeField, choice, code, date, flag, group, list, number, role, text } from '@mimar/fields'
import { commonFields, fact, followsHours, formThanks, titleAndParagraph } from '../parts/fields.ts'
import { FILES_TAKEN, QUESTION_KINDS } from '../questions/question-kinds.ts'
import { defineTemplate } from '../template.ts'

const line = (limit: number) => text({ limit, lines: false })

const optionId = code(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'the id of an option')
/** Null is how it stood in forms that named an option by its place. */
const condition: CodeField = role('condition', { ...optionId, check: (input) => optionId.check(input ?? '') })

/** A form that asks what its owner wants to know: an enquiry, a stay, an appointment (FORM-7, FORM-8). Name and e-mail are always asked for. */
export const requestForm = defineTemplate({
  id: 'RequestForm',
  category: 'contact',
  parts: ['form'],
  starts: {
    values: {
      'questions/kind': ['STAY', 'PEOPLE', 'ONE', 'PHONE', 'LONG'],
      'questions/needed': [true, true, true, false, false],
    },
    businesses: {
      table: {
        types: ['Restaurant', 'CafeOrCoffeeShop'],
        values: {
          'questions/kind': ['DAY', 'TIME', 'PEOPLE', 'PHONE', 'LONG'],
          'questions/needed': [true, true, true, true, false],
          followsHours: [true],
        },
      },
      visit: {
        types: [
          ...['MedicalClinic', 'Dentist', 'LegalService', 'AccountingService', 'EducationalOrganization'],
          ...['LocalBusiness', 'Organization'],
        ],
        values: {
          'questions/kind': ['DAY', 'TIME', 'PHONE', 'LONG'],
          'questions/needed': [true, false, true, false],
          followsHours: [true],
        },
      },
    },
    fromSite: { phone: 'phone' },
  },
  fields: {
    ...titleAndParagraph({ title: 80, paragraph: 300 }),
    questions: role(
      'questions',
      list(
        {
          label: text({ limit: 200, lines: false, required: true }),
          help: line(120),
          kind: role('fact', choice(QUESTION_KINDS, 'TEXT')),
          needed: role('fact', flag(true)),
          least: number({ min: 0, max: 100_000 }),
          most: number({ min: 0, max: 100_000 }),
          /** Of questions for files alone. */
          files: role('fact', choice(FILES_TAKEN, 'BOTH')),
          condition,
          options: list({ option: text({ limit: 60, lines: false, required: true }) }, { max: 20 }),
        },
        { max: 20 },
      ),
    ),
    placeholders: group({
      name: text({ lines: false, limit: 80, fallback: 'enterName' }),
      email: text({ lines: false, limit: 80, fallback: 'enterEmail' }),
    }),
    buttonText: text({ lines: false }),
    /** That a request is no booking, and when somebody answers. */
    note: text({ limit: 160 }),
    phone: role('phone', line(40)),
    thanks: formThanks,
    steps: list({ step: line(100) }, { max: 4 }),
    ...followsHours,
    /** Days on which nobody can come. */
    closed: list({ from: date(), until: date() }, { max: 60 }),
    weekdays: group({
      monday: fact(),
      tuesday: fact(),
      wednesday: fact(),
      thursday: fact(),
      friday: fact(),
      saturday: fact(),
      sunday: fact(),
    }),
    ...commonFields,
  },
})
