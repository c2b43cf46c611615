import { createRouter, useRouteContext, useRouter } from '@tanstack/react-router'
import { encodePairs } from '#contract/encode.ts'
import { joinLocale, splitLocale } from '#domain/text/locale-path.ts'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#words/errors/errors.ts'
import { NotFound } from './not-found/not-found.tsx'
import { pageRequest } from './page-request.ts'
import { routeTree } from './routeTree.gen.ts'

export function getRouter() {
  const request = pageRequest()
  return createRouter({
    routeTree,
    context: request,
    // The framework writes it on the scripts of its own.
    ...(request.scriptNonce ? { ssr: { nonce: request.scriptNonce } } : {}),
    scrollRestoration: restoresScroll(),
    caseSensitive: true,
    // Queries are plain text under the API's names: `rooms=2&ages[0]=4`, for people, forms and links alike.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(encodePairs(search)).toString()
      return text && `?${text}`
    },
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocale(url.pathname).path
        return url
      },
      output: ({ url }) => {
        url.pathname = joinLocale(url.pathname, request.locale)
        return url
      },
    },
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ServerError,
  })
}

/** After hydration the router scrolls a fresh page to its top: not if the visitor has scrolled in the meantime. */
function restoresScroll() {
  let isFirst = typeof document !== 'undefined'
  return () => {
    const isScrolled = isFirst && scrollY > 0 && isFreshLoad()
    isFirst = false
    return !isScrolled
  }
}

function isFreshLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load instanceof PerformanceNavigationTiming && load.type === 'navigate'
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}

/** Says that it is our fault and nothing else: what failed is in the log. */
function ServerError() {
  const { locale } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const say = errorWords(locale)
  return (
    <main id="main" className="wrap plain-page">
      <h1>{say.brokenTitle}</h1>
      <p className="plain-page-text">{say.broken}</p>
      <Button onClick={() => router.invalidate()}>{say.retry}</Button>
    </main>
  )
}
