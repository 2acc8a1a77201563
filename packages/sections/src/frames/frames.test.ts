import { describe, expect, test } from 'vitest'
import { frameAddress, readFrame } from './frames.ts'
import { embedProviders, frameOrigins, videoProviders } from './lists.ts'
import { asTheyAre, rightsOf } from './provider.ts'

const all = [...videoProviders, ...embedProviders]
const ID = 'abcDEF12345'
const TUBE = `https://www.youtube.com/watch?v=${ID}`
const NO_COOKIES = `https://www.youtube-nocookie.com/embed/${ID}?rel=0&playsinline=1`

describe('[SEC-37] a video is known by any address people copy of it', () => {
  test.each([
    [TUBE, TUBE, NO_COOKIES],
    [`youtube.com/watch?feature=shared&v=${ID}`, TUBE, NO_COOKIES],
    [`http://m.youtube.com/watch?v=${ID}&list=PL1&index=2`, TUBE, NO_COOKIES],
    [`https://youtu.be/${ID}?si=whoSharedIt`, TUBE, NO_COOKIES],
    [`https://youtu.be/${ID}?t=1m30s`, `${TUBE}&t=90s`, `${NO_COOKIES}&start=90`],
    [`https://www.youtube.com/embed/${ID}?start=5`, `${TUBE}&t=5s`, `${NO_COOKIES}&start=5`],
    [`https://www.youtube.com/live/${ID}`, TUBE, NO_COOKIES],
    [`https://www.youtube.com/shorts/${ID}`, `https://www.youtube.com/shorts/${ID}`, NO_COOKIES],
    ['https://vimeo.com/123456789', 'https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
    [
      'https://player.vimeo.com/video/123456789?h=abcdef0123&badge=0',
      'https://vimeo.com/123456789/abcdef0123',
      'https://player.vimeo.com/video/123456789?dnt=1&h=abcdef0123',
    ],
    [
      'https://vimeo.com/showcase/7654321/video/123456789',
      'https://vimeo.com/123456789',
      'https://player.vimeo.com/video/123456789?dnt=1',
    ],
  ])('%s', (pasted, page, embed) => {
    expect(readFrame(pasted, videoProviders)).toMatchObject({ page, embed })
  })

  test('an upright one stands upright', () => {
    expect(readFrame(`https://youtube.com/shorts/${ID}`, videoProviders)?.shape).toBe('TALL')
  })
})

/** One address of each provider as people find it, what is kept of it, and what a frame asks for. */
const EMBEDS: readonly (readonly [name: string, pasted: string, page: string, embed: string])[] = [
  [
    'Calendly',
    'https://calendly.com/clinic/first-visit?month=2026-12',
    'https://calendly.com/clinic/first-visit',
    'https://calendly.com/clinic/first-visit?embed_type=Inline',
  ],
  [
    'Google Calendar',
    'https://calendar.google.com/calendar/u/0/appointments/schedules/AcZssZ0-a_b',
    'https://calendar.google.com/calendar/appointments/schedules/AcZssZ0-a_b',
    'https://calendar.google.com/calendar/appointments/schedules/AcZssZ0-a_b?gv=true',
  ],
  [
    'Google Forms',
    'https://docs.google.com/forms/d/e/1FAIpQL-x_Y/viewform?usp=sf_link',
    'https://docs.google.com/forms/d/e/1FAIpQL-x_Y/viewform',
    'https://docs.google.com/forms/d/e/1FAIpQL-x_Y/viewform?embedded=true',
  ],
  [
    'Eventbrite',
    'https://www.eventbrite.de/e/jazz-im-hof-tickets-123456789012?aff=x',
    'https://www.eventbrite.de/e/123456789012',
    'https://www.eventbrite.de/checkout-external?eid=123456789012',
  ],
  [
    'Microsoft Bookings',
    'https://outlook.office365.com/owa/calendar/Dar@example.com/bookings/',
    'https://outlook.office365.com/owa/calendar/Dar@example.com/bookings/',
    'https://outlook.office365.com/owa/calendar/Dar@example.com/bookings/',
  ],
  [
    'Acuity',
    'https://app.acuityscheduling.com/schedule.php?owner=123',
    'https://app.acuityscheduling.com/schedule.php?owner=123',
    'https://app.acuityscheduling.com/schedule.php?owner=123',
  ],
  [
    'Beds24',
    'https://beds24.com/booking2.php?propid=1234',
    'https://beds24.com/booking2.php?propid=1234',
    'https://beds24.com/booking2.php?propid=1234',
  ],
  [
    'Smoobu',
    'https://login.smoobu.com/en/booking-tool/iframe/12345',
    'https://login.smoobu.com/en/booking-tool/iframe/12345',
    'https://login.smoobu.com/en/booking-tool/iframe/12345',
  ],
  [
    'OpenTable',
    'https://www.opentable.co.uk/widget/reservation/loader?rid=1&type=standard&iframe=true',
    'https://www.opentable.co.uk/widget/reservation/canvas?rid=1',
    'https://www.opentable.co.uk/widget/reservation/canvas?rid=1&type=standard&theme=tall&overlay=false&insideiframe=true',
  ],
  [
    'TheFork',
    'https://widget.thefork.com/en-GB/2ed2c147-011b-4981-b971-1d4718072466?step=date',
    'https://widget.thefork.com/en-GB/2ed2c147-011b-4981-b971-1d4718072466?step=date',
    'https://widget.thefork.com/en-GB/2ed2c147-011b-4981-b971-1d4718072466?step=date',
  ],
  [
    'Quandoo',
    'https://booking-widget.quandoo.com/iframe.html?agentId=2&merchantId=1',
    'https://booking-widget.quandoo.com/iframe.html?agentId=2&merchantId=1',
    'https://booking-widget.quandoo.com/iframe.html?agentId=2&merchantId=1',
  ],
  [
    'Facebook',
    'https://m.facebook.com/dar.alrumman/posts/pfbid02abc?ref=share',
    'https://www.facebook.com/dar.alrumman/posts/pfbid02abc',
    'https://www.facebook.com/plugins/post.php?show_text=true&href=https%3A%2F%2Fwww.facebook.com%2Fdar.alrumman%2Fposts%2Fpfbid02abc',
  ],
  [
    'Instagram',
    'https://www.instagram.com/dar/p/AbC123xyz_-/?igsh=whoSharedIt',
    'https://www.instagram.com/p/AbC123xyz_-/',
    'https://www.instagram.com/p/AbC123xyz_-/embed/captioned/',
  ],
  [
    'TikTok',
    'https://www.tiktok.com/@dar/video/7123456789012345678?lang=en',
    'https://www.tiktok.com/@dar/video/7123456789012345678',
    'https://www.tiktok.com/embed/v2/7123456789012345678',
  ],
  [
    'X',
    'https://twitter.com/dar/status/1234567890123456789?s=20',
    'https://x.com/dar/status/1234567890123456789',
    'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=1234567890123456789',
  ],
  [
    'Trustpilot',
    'https://widget.trustpilot.com/trustboxes/53aa8807/index.html?businessunitId=1#locale=en',
    'https://widget.trustpilot.com/trustboxes/53aa8807/index.html?businessunitId=1',
    'https://widget.trustpilot.com/trustboxes/53aa8807/index.html?businessunitId=1',
  ],
  [
    'Matterport',
    'https://my.matterport.com/show/?m=33mzsiPWyX2&play=1',
    'https://my.matterport.com/show/?m=33mzsiPWyX2&play=1',
    'https://my.matterport.com/show/?m=33mzsiPWyX2&play=1',
  ],
  [
    'Spotify',
    'https://open.spotify.com/intl-de/track/0123456789abcdefABCDEF?si=1',
    'https://open.spotify.com/track/0123456789abcdefABCDEF',
    'https://open.spotify.com/embed/track/0123456789abcdefABCDEF',
  ],
]

test('[SEC-38] every provider that is named to owners is known by an address', () => {
  expect(EMBEDS.map(([name]) => name).toSorted()).toEqual(embedProviders.map(({ name }) => name).toSorted())
})

test.each(EMBEDS)('[SEC-38] %s is known by its address: %s', (name, pasted, page, embed) => {
  const found = readFrame(pasted, embedProviders)
  expect(found).toMatchObject({ page, embed, provider: { name } })
  expect(frameAddress('embed').check(pasted)).toEqual({ ok: true, value: page })
})

test('[SEC-37] [SEC-38] what is kept is read as itself again, what is framed lies on an origin that pages may open', () => {
  const pasted = [TUBE, `${TUBE}&t=90s`, `https://youtu.be/${ID}`, 'https://vimeo.com/123456789/abcdef0123']
  for (const one of [...pasted, ...EMBEDS.map(([, address]) => address)]) {
    const { page, embed, provider } = readFrame(one, all)!
    expect(readFrame(page, all), one).toMatchObject({ page, embed })
    expect(provider.origins, one).toContain(new URL(embed).origin)
  }
  for (const origin of frameOrigins) expect(new URL(origin).origin).toBe(origin)
})

describe('[SEC-38] of pasted code the address is taken, and nothing else', () => {
  test.each([
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/${ID}?si=x" onload="alert(1)"></iframe>`,
    `<iframe src='//www.youtube.com/embed/${ID}' style="x"></iframe><script>alert(1)</script>`,
    `<div title="a"><iframe src="https://www.youtube.com/embed/${ID}?a=1&amp;b=2"></iframe></div>`,
  ])('%s', (code) => {
    expect(frameAddress('video').check(code)).toEqual({ ok: true, value: TUBE })
  })

  test('a post is found in the code of its quotation, behind other links', () => {
    const quoted = '<blockquote class="twitter-tweet"><a href="https://t.co/x">t.co/x</a>'
    const code = `${quoted}<a href="https://twitter.com/dar/status/1234567890?ref_src=x">1 May</a></blockquote>`
    expect(readFrame(code, embedProviders)?.page).toBe('https://x.com/dar/status/1234567890')
  })

  test('a page is shown with what people say of it, also by the code that names it', () => {
    const href = encodeURIComponent('https://www.facebook.com/dar.alrumman')
    const code = `<iframe src="https://www.facebook.com/plugins/page.php?href=${href}&tabs=timeline"></iframe>`
    expect(readFrame(code, embedProviders)).toMatchObject({
      page: 'https://www.facebook.com/dar.alrumman',
      embed: `https://www.facebook.com/plugins/page.php?tabs=timeline&href=${href}`,
    })
  })
})

describe('[SEC-38] of Facebook a post is shown as a post, a film as a film, a page as a page, and what has no box is refused', () => {
  const AT = 'https://www.facebook.com'
  test.each([
    ['/photo?fbid=1029384756&set=a.2', '/photo?fbid=1029384756', 'post.php?show_text=true'],
    ['/photo/?fbid=1029384756', '/photo/?fbid=1029384756', 'post.php?show_text=true'],
    ['/photo.php?fbid=1029384756&id=5', '/photo.php?fbid=1029384756&id=5', 'post.php?show_text=true'],
    [
      '/permalink.php?story_fbid=pfbid02abc&id=1000',
      '/permalink.php?story_fbid=pfbid02abc&id=1000',
      'post.php?show_text=true',
    ],
    ['/dar/photos/a.1/2/?type=3', '/dar/photos/a.1/2/', 'post.php?show_text=true'],
    ['/reel/1029384756', '/reel/1029384756', 'post.php?show_text=true'],
    ['/watch?v=1029384756&ref=sharing', '/watch?v=1029384756', 'video.php?show_text=true'],
    ['/watch/?v=1029384756', '/watch/?v=1029384756', 'video.php?show_text=true'],
    ['/profile.php?id=1000&sk=about', '/profile.php?id=1000', 'page.php?tabs=timeline'],
    ['/pages/Dar/1000', '/pages/Dar/1000', 'page.php?tabs=timeline'],
    ['/dar.alrumman/reviews?ref=x', '/dar.alrumman', 'page.php?tabs=timeline'],
    ['/dar.alrumman/photos/', '/dar.alrumman', 'page.php?tabs=timeline'],
  ])('%s', (pasted, kept, box) => {
    const page = AT + kept
    const embed = `${AT}/plugins/${box}&href=${encodeURIComponent(page)}`
    expect(readFrame(AT + pasted, embedProviders)).toMatchObject({ page, embed })
    expect(readFrame(page, embedProviders)).toMatchObject({ page, embed })
  })

  test.each([
    ...[
      '/events/1029384756',
      '/groups/hotels',
      '/groups/hotels/posts/1029384756',
      '/groups/hotels/permalink/1029384756/',
    ],
    ...[
      '/photo',
      '/watch',
      '/watch/live',
      '/profile.php',
      '/permalink.php?id=1000',
      '/hashtag/dar',
      '/dar/what/ever',
      '/marketplace',
      '/login.php',
    ],
  ])('%s is refused', (path) => {
    expect(readFrame(AT + path, embedProviders)).toBeUndefined()
  })
})

test('[SEC-38] the code of a script is read for the address it asks for', () => {
  const code =
    '<div id="all"></div><script>Tool.initialize({"url": "https://login.smoobu.com/de/booking-tool/iframe/12345"})</script>'
  expect(readFrame(code, embedProviders)?.page).toBe('https://login.smoobu.com/de/booking-tool/iframe/12345')
})

test('[SEC-38] an origin that stands for all hosts below it stands for no host beside it', () => {
  const town = asTheyAre(
    { name: 'Town', kind: 'form', origins: ['https://*.town.example'] },
    /^https:\/\/\w+\.[\w.]+\/book/,
  )
  const read = (address: string) => readFrame(address, [town])?.page
  expect(read('https://old.town.example/book?room=1#top')).toBe('https://old.town.example/book?room=1')
  for (const other of [
    'https://old.town.example/',
    'https://town.example.evil.example/book',
    'https://a.eviltown.example/book',
  ])
    expect(read(other), other).toBeUndefined()
})

describe('[SEC-38] what nobody knows is refused, with those that are known', () => {
  const known = 'YouTube, Vimeo'
  test.each([
    'https://evil.example/watch?v=abcDEF12345',
    'https://youtube.com.evil.example/watch?v=abcDEF12345',
    'https://evil.example/?https://www.youtube.com/watch?v=abcDEF12345',
    'https://www.youtube.com@evil.example/watch?v=abcDEF12345',
    'https://a:b@www.youtube.com/watch?v=abcDEF12345',
    'https://www.youtube.com:8443/watch?v=abcDEF12345',
    'https://www.youtube.com/watch?v=abcDEF1234',
    'https://www.youtube.com/watch?v=abcDEF12345"onload=',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/@somebody',
    'javascript:alert(1)',
    'data:text/html,https://youtu.be/abcDEF12345',
    '<script src="https://evil.example/a.js"></script>',
    'see https://youtu.be/abcDEF12345',
    `<iframe src="${'x'.repeat(10_001)}"></iframe>`,
  ])('%s', (pasted) => {
    expect(frameAddress('video').check(pasted)).toMatchObject({
      ok: false,
      refusals: [{ code: 'provider-unknown', params: { known } }],
    })
  })

  test('no text is no address, and an empty one is none yet', () => {
    expect(frameAddress('video').check(7)).toMatchObject({ ok: false, refusals: [{ code: 'not-text' }] })
    expect(frameAddress('video').check(' ')).toEqual({ ok: true, value: '' })
  })
})

test('[SEC-38] no frame may lead the page away, and only what is filled in may send a form', () => {
  for (const [kind, { sandbox }] of Object.entries(rightsOf)) {
    expect(sandbox, kind).not.toMatch(/top-navigation|modals|downloads|pointer-lock/)
    expect(sandbox.includes('allow-forms'), kind).toBe(kind === 'form')
  }
})

test.each(['showcase/7654321', 'album/7654321', 'event/1234567'])('[SEC-37] vimeo.com/%s is no video', (path) => {
  expect(readFrame(`https://vimeo.com/${path}`, videoProviders) ?? undefined).toBe(undefined)
})
