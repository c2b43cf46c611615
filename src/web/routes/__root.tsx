import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PageRequest } from '#contract/call.ts'
import { succeeded } from '#contract/endpoint.ts'
import { showSite } from '#contract/endpoints.ts'
import { shellWords } from '#words/shell.ts'
import { headOf } from '../head.ts'
import css from '../styles/site.css?url'
import { Language } from '../ui/language.ts'

export const Route = createRootRouteWithContext<PageRequest>()({
  loader: async ({ context: { call } }) => {
    const answer = await call(showSite, {}, { quiet: true })
    if (!succeeded(answer)) throw new Error(answer.msg)
    return { site: answer.data }
  },
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
      links: [
        { rel: 'stylesheet', href: css },
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      ],
    }
  },
  shellComponent: Document,
  component: Outlet,
})

function Document({ children }: { children: ReactNode }) {
  const { locale } = Route.useRouteContext()
  return (
    <html lang={locale === 'zh' ? 'zh-CN' : 'en'} suppressHydrationWarning>
      <head>
        <HeadContent />
        <script>{"document.documentElement.classList.add('js')"}</script>
      </head>
      <body>
        <Language value={locale}>{children}</Language>
        <Scripts />
      </body>
    </html>
  )
}
