import { useEditing } from '../desk/editing.ts'
import searching from '../kit/search.module.css'
import { toolIcons } from '../kit/tool-icons.ts'
import styles from '../kit/tools.module.css'
import { toolWords } from '../words/tools.ts'
import { sayPart } from '../words/words.ts'
import { LinkSummary } from './link-summary.view.tsx'
import { TargetList } from './target-list.view.tsx'
import type { LinkSearch } from './use-link-search.ts'

/** Where a link leads now, the field to look for another aim, and what was found. */
export function LinkFields({ search }: { readonly search: LinkSearch }) {
  const { say } = useEditing()
  const { opened, address, query, at, field, id, targets, isForbidden, why, edit, done } = search
  if (!opened) return null
  return (
    <>
      {address !== '' && <LinkSummary opened={opened} address={address} edit={edit} remove={() => done('')} />}
      <label className={styles.label} htmlFor={id}>
        {sayPart(toolWords, say.language)('search')}
      </label>
      <div className={searching.box}>
        <span className="icon" dangerouslySetInnerHTML={{ __html: toolIcons.search }} />
        <input
          ref={field}
          id={id}
          // biome-ignore lint/a11y/noAutofocus: it was asked for by a key or a press
          autoFocus
          className={`${searching.input} ${styles.field}`}
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="done"
          spellCheck={false}
          dir="auto"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={targets[at] ? `${id}-${at}` : undefined}
          aria-invalid={isForbidden}
          aria-describedby={`${id}-why`}
          value={query}
          onChange={(event) => search.search(event.target.value)}
        />
      </div>
      <p id={`${id}-why`} role="status" className={styles.why} data-bad={isForbidden || undefined}>
        {why}
      </p>
      <TargetList id={id} targets={targets} at={at} choose={(target) => done(target.address)} />
    </>
  )
}
