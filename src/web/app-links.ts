import type { Locale } from '#domain/locale.ts'

/** The site's mark in tabs, bookmarks and on home screens. */
export const appLinks = (locale: Locale) => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: `/manifest.webmanifest${locale === 'zh' ? '?lang=zh' : ''}` },
]
