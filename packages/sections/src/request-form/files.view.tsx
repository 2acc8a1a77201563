import { MAX_SENT, MAX_SENT_FILE } from '@mimar/fields'
import { fileWordsIn } from '../questions/file-words.ts'
import type { Question } from '../questions/questions.ts'

/** Whether a form asks for files. */
export const hasFiles = (questions: readonly Question[]) => questions.some(({ kind }) => kind === 'FILE')

/** How a form is posted that asks for files; every other one is posted as ever. */
export const formOfFiles = (takesFiles: boolean) => (takesFiles ? { encType: 'multipart/form-data' as const } : {})

/** Stands below what was asked while files are sent, which takes a while; the script fills it in and shows it. */
export function Sending({ language }: { readonly language: string }) {
  const { sending, stop, remove } = fileWordsIn(language)
  return (
    <div className="sent-progress" data-remove={remove} data-each={MAX_SENT_FILE} data-all={MAX_SENT} hidden>
      <label>
        <span>{sending}</span>
        <progress max={1} value={0} />
      </label>
      <button className="button tertiary" type="button">
        {stop}
      </button>
    </div>
  )
}
