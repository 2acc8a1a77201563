// Announcement bar.
import { Day } from '../parts/day.view.tsx'
import { Icon } from '../parts/icon.view.tsx'
import { shapes } from '../parts/shapes.ts'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { noticeBar } from './notice-bar.ts'

export const NoticeBar: SectionView<typeof noticeBar> = ({ content, mark, section, site }) => {
  const { notice, linkText, linkUrl, until, tone } = content
  const [before = '', after = ''] = site.words.untilDay.split('{day}')
  return (
    <Shell className="notice-bar" mark={mark} section={section}>
      <div
        className="notice"
        role="region"
        aria-label={site.words.notice}
        data-tone={tone}
        data-mode={tone === 'OFFER' ? 'STRONG' : undefined}
        data-island={until === '' ? undefined : 'notice'}
        data-ends={until === '' ? undefined : until}
        data-zone={until === '' || site.timeZone === '' ? undefined : site.timeZone}
      >
        <p className="notice-line">
          {tone === 'URGENT' && <Icon shape={shapes.alertTriangle} />}
          <Text as="strong" mark={mark} field="notice" value={notice} />
          {until !== '' && (
            <span className="notice-day">
              {before}
              <Day value={until} site={site} style="near" />
              {after}
            </span>
          )}
          {(linkText !== '' || mark.keepsEmpty) && (
            <a className="notice-way" {...site.link(linkUrl)}>
              <span {...mark('linkText')}>{linkText}</span>
            </a>
          )}
        </p>
      </div>
    </Shell>
  )
}
