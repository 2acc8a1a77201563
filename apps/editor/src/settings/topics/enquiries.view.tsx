import { CodeSetting } from '../code-setting.view.tsx'
import { useSettingsContext } from '../context.ts'
import { EnquiryWays } from './enquiry-ways.view.tsx'
import { MailboxCheck } from './mailbox.view.tsx'
import { Webhook } from './webhook.view.tsx'

/** Where messages of visitors go beside the inbox. */
export function EnquiriesTopic() {
  const { say } = useSettingsContext()
  return (
    <>
      <CodeSetting path="contactEmail" label={say('contactEmail')} help={say('contactEmailHelp')} kind="email" />
      <MailboxCheck />
      <EnquiryWays />
      <Webhook />
    </>
  )
}
