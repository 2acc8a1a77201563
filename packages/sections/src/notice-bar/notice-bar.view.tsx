// Announcement bar.
import { Day } from '../parts/day.view.tsx'
import { Icon } from '../parts/icon.view.tsx'
import { shapes } from '../parts/shapes.ts'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView, ViewProps } from '../template.ts'
import type { noticeBar } from './notice-bar.ts'

type Props = ViewProps<(typeof noticeBar)['fields']>

export const NoticeBar: SectionView<typeof noticeBar> = (props) => {
  const { content, mark, section, site } = props
  const { notice, linkText, linkUrl, from, until, mayClose, tone } = content
  const hasDays = from !== '' || until !== ''
  // Whether it has begun is known to the script alone: a page is read long after it was drawn.
  const isLater = from !== '' && !mark.keepsOpen
  return (
    <Shell className="notice-bar" isHidden={isLater} mark={mark} section={section}>
      <div
        className="notice"
        role="region"
        aria-label={site.words.notice}
        data-tone={tone}
        data-mode={tone === 'OFFER' ? 'STRONG' : undefined}
        data-island={hasDays || mayClose ? 'notice' : undefined}
        data-begins={from === '' ? undefined : from}
        data-ends={until === '' ? undefined : until}
        data-zone={!hasDays || site.timeZone === '' ? undefined : site.timeZone}
      >
        <p className="notice-line">
          {tone === 'URGENT' && <Icon shape={shapes.alertTriangle} />}
          <Text as="strong" mark={mark} field="notice" value={notice} />
          <Days {...props} />
          {(linkText !== '' || mark.keepsEmpty) && (
            <a className="notice-way" {...site.link(linkUrl)}>
              <span {...mark('linkText')}>{linkText}</span>
            </a>
          )}
        </p>
        {mayClose && (
          <button type="button" className="notice-close" hidden={!mark.keepsOpen} aria-label={site.words.close}>
            <Icon shape={shapes.close} />
          </button>
        )}
      </div>
    </Shell>
  )
}

/** From when to when it holds. Where only its beginning is known, the script that keeps to it has no more to say. */
function Days({ content: { from, until }, site }: Props) {
  const { fromDay, untilDay } = site.words
  if (until === '' && from === '') return null
  if (from !== '' && until > from)
    return (
      <span className="notice-day">
        <Day value={from} site={site} style="near" />
        {' – '}
        <Day value={until} site={site} style="near" />
      </span>
    )
  const [before = '', after = ''] = (until === '' ? fromDay : untilDay).split('{day}')
  return (
    <span className={until === '' ? 'notice-day is-beginning' : 'notice-day'}>
      {before}
      <Day value={until || from} site={site} style="near" />
      {after}
    </span>
  )
}
