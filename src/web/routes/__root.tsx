import { createRootRouteWithContext, HeadContent, redirect, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PageRequest } from '#contract/call.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Language } from '#ui/language.ts'
import { fontUrl } from '#ui/styles/font.ts'
import { shellWords } from '#words/site/shell.ts'
import { headOf } from '../head.ts'
import { OwnScript } from '../page/inline-script.tsx'
import { Shell } from '../shell/shell.tsx'
import { beforePaint } from '../shell/start/before-paint.ts'
import { loadSite } from '../shell/start/load-site.ts'
import { redirectFor } from '../shell/start/redirect-rules.ts'
import css from '../styles/site.css?url'

export const Route = createRootRouteWithContext<PageRequest>()({
  // The server applies the operator's rules to every full load, the shell to pages that are gone to from here.
  beforeLoad: async ({ context: { call, locale }, location, matches, preload }) => {
    const isPage = matches.some(({ routeId }) => routeId !== '__root__' && routeId !== '/$')
    if (typeof document === 'undefined' || preload || isPage) return
    const rule = await redirectFor(call, joinLocale(location.pathname, locale) + location.searchStr, locale)
    if (rule) throw redirect(rule)
  },
  loader: async ({ context }) => ({ site: await loadSite(context.call) }),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match }) => {
    const { locale, origin } = match.context
    const say = shellWords(locale)
    const page = headOf({
      locale,
      origin,
      path: match.pathname,
      title: say.home,
      description: say.description,
      keywords: say.keywords,
    })
    return {
      ...page,
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        ...page.meta,
      ],
      // Built pages carry the sheet; in development it is a file, so that a change shows at once.
      links: [...(import.meta.env.DEV ? [{ rel: 'stylesheet', href: css }] : []), ...appLinks(locale)],
    }
  },
  shellComponent: Document,
  component: Shell,
})

function Document({ children }: { children: ReactNode }) {
  const { locale, currency } = Route.useRouteContext()
  return (
    <html lang={locale === 'zh' ? 'zh-CN' : 'en'} data-currency={currency} suppressHydrationWarning>
      <head>
        <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />
        <HeadContent />
        <OwnScript>{beforePaint}</OwnScript>
      </head>
      <body>
        <Language value={locale}>{children}</Language>
        <Scripts />
      </body>
    </html>
  )
}

/** The site's mark in tabs, bookmarks and on home screens. */
const appLinks = (locale: Locale) => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: `/manifest.webmanifest${locale === 'zh' ? '?lang=zh' : ''}` },
]
