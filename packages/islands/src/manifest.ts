/** Names the web app manifest once a visitor does something: only who puts the site on a home screen needs it. */
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }))
