import type { Bilingual, Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { shellWords } from '#words/site/shell.ts'

const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose })

/** The web app manifest, for installation on a home screen. */
export const manifestOf = (name: Bilingual, locale: Locale) => ({
  id: '/',
  name: name[locale],
  short_name: name[locale],
  description: shellWords(locale).description,
  lang: locale === 'zh' ? 'zh-CN' : 'en',
  start_url: joinLocale('/', locale),
  scope: '/',
  display: 'standalone',
  // Page background and brand colour: see styles/tokens.css.
  background_color: '#faf8f4',
  theme_color: '#0e1b33',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    icon('/icon-192.png', '192x192'),
    icon('/icon-512.png', '512x512'),
    icon('/icon-maskable-512.png', '512x512', 'maskable'),
  ],
})
