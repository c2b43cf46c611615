import { createRouter } from '@tanstack/react-router'
import { encodePairs } from '#contract/encode.ts'
import { joinLocale, splitLocale } from '#domain/addresses.ts'
import { NotFound } from './errors/not-found.tsx'
import { ServerError } from './errors/server-error.tsx'
import { pageRequest } from './page-request.ts'
import { routeTree } from './routeTree.gen.ts'

export function getRouter() {
  const request = pageRequest()
  return createRouter({
    routeTree,
    context: request,
    scrollRestoration: true,
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

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
