// Islands architecture: small scripts that enhance pages which work without them.
/** A class as `.is-on`, or a data attribute, with whatever value. */
type Word = `.${string}` | `data-${string}`

/**
 * The classes and attributes that each island gives to elements of a page (CSS purge). Rules of styles that ask for
 * words neither these nor the markup have are not published. An island that gives none is not named.
 */
export const says: { readonly [island: string]: readonly Word[] } = {
  calendar: ['.calendar', '.day', '.days', '.month', '.month-name', '.turn', '.weekday', 'data-within'],
  consent: ['.is-answered', 'data-late'],
  'consent-choice': ['.is-answered'],
  'contact-form': ['data-state', 'data-time'],
  countdown: ['data-over'],
  film: ['.is-off'],
  hours: ['data-open', 'data-today'],
  lightbox: ['.is-zoomed'],
  menu: ['.is-scrolled'],
  messenger: ['.is-open'],
  near: ['.is-lazy', '.is-near'],
  report: ['data-few'],
  'sent-files': ['.sent-list', 'data-state', 'data-wrong'],
  'scroll-top': ['.is-shown'],
  slider: ['.is-live', '.is-on', '.is-paused', 'data-other'],
}
