import { isEmail } from '@mimar/fields'
import { type FormEvent, useState } from 'react'
import { useHome } from '../home/home.ts'
import { useIsPhone } from '../kit/use-is-phone.ts'
import styles from './business.module.css'
import { InputField } from './input-field.view.tsx'
import { NamedStill } from './named-still.view.tsx'
import start from './start.module.css'
import { SiteAddressField } from './start-address.view.tsx'
import { type QuestionProps, StartQuestion } from './start-question.view.tsx'
import { useAddressCheck } from './use-address-check.ts'

/** What the business is called, where its site stands and who gets the enquiries, with the page beside it as it is named. */
export function BusinessQuestion({ starters, wish, change, next, say }: QuestionProps) {
  const isPhone = useIsPhone()
  const [fault, setFault] = useState<'' | 'nameMissing' | 'mailWrong'>('')
  const check = useAddressCheck({ ...wish, propose: useHome().server.proposeAddress }, say.language)
  const answer = typeof check === 'object' ? check : null
  const [starter] = starters
  // Where sites have ports (0059) there is no name to choose.
  const hasNames = answer?.domain !== ''
  const isMailWrong = wish.email.trim() !== '' && !isEmail(wish.email.trim())
  const go = (event: FormEvent) => {
    event.preventDefault()
    const found = wish.name.trim() === '' ? 'nameMissing' : isMailWrong ? 'mailWrong' : ''
    setFault(found)
    if (found !== '') return document.getElementById(found === 'mailWrong' ? 'start-mail' : 'start-name')?.focus()
    if (answer && answer.state !== 'free' && wish.slug !== null)
      return document.getElementById('start-address')?.focus()
    next()
  }
  return (
    <div className={styles.business}>
      <form onSubmit={go} noValidate data-question-form="business">
        <StartQuestion
          title={say('businessTitle')}
          text={say(isPhone ? 'businessWhere' : 'businessText')}
          next={say('businessNext')}
          answers={
            <>
              <InputField
                id="start-name"
                label={say('businessName')}
                value={wish.name}
                fault={fault === 'nameMissing' && wish.name.trim() === '' ? say('nameMissing') : ''}
                maxLength={80}
                autoComplete="organization"
                change={(name) => change({ ...wish, name })}
              />
              {hasNames && (
                <SiteAddressField
                  slug={wish.slug}
                  change={(slug) => change({ ...wish, slug })}
                  check={check}
                  say={say}
                />
              )}
              <InputField
                id="start-mail"
                label={say('mail')}
                help={say('mailHelp')}
                value={wish.email}
                fault={fault === 'mailWrong' && isMailWrong ? say('mailWrong') : ''}
                type="email"
                autoComplete="email"
                change={(email) => change({ ...wish, email })}
              />
            </>
          }
        >
          <button type="submit" className={start.primary}>
            {say('next')}
          </button>
          <button
            type="button"
            className={styles.plain}
            onClick={() => {
              change({ ...wish, name: '', slug: null })
              next()
            }}
          >
            {say('noName')}
          </button>
        </StartQuestion>
      </form>
      {!isPhone && starter && (
        <NamedStill starter={starter} language={say.language} name={wish.name} host={answer?.host ?? ''} />
      )}
    </div>
  )
}
