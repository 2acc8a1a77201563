import { Day } from '../parts/day.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { ViewProps } from '../template.ts'
import type { openingHours } from './opening-hours.ts'
import type { SaidHours } from './said-hours.ts'
import { Hours } from './week.view.tsx'

type Props = ViewProps<typeof openingHours.fields, typeof openingHours.id>

/** Days that differ from the week: holidays, a wedding, two weeks of summer. */
export function Special({ content, mark, section, site, said }: Props & { readonly said: SaidHours }) {
  const shown = said.special.filter(({ day }) => day !== '' || mark.keepsEmpty)
  if (shown.length === 0 && !(said.isOwn && mark.keepsEmpty)) return null
  return (
    <div className="hours-special">
      <Text
        as={content.title === '' && !section.isFirst ? 'h2' : 'h3'}
        className="minor"
        mark={mark}
        field="specialTitle"
        value={content.specialTitle}
      />
      <dl {...said.mark.list('special')}>
        {shown.map(({ id, day, until, hours, reason }) => (
          <div
            key={id}
            data-on={day}
            data-to={[day, until].toSorted().at(-1)}
            data-hours={hours}
            {...said.mark.item(`special/${id}`)}
          >
            <dt>
              {day === '' ? '–' : <Day value={day} site={site} style="near" />}
              {until > day && ' – '}
              {until > day && <Day value={until} site={site} style="near" />}
            </dt>
            <dd>
              <Hours
                {...{ mark: said.mark, site }}
                value={hours}
                as="span"
                field={`special/${id}/hours`}
                closed={site.words.closed}
              />
              {reason !== '' && ' '}
              {said.isOwn ? (
                <Text as="span" className="hours-reason" mark={mark} field={`special/${id}/reason`} value={reason} />
              ) : (
                reason !== '' && <span className="hours-reason">{reason}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
