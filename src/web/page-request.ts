import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { PageRequest } from '#contract/call.ts'
import { createCall } from './api.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageRequest }
  }
}

/** On the server what the seam handed over; in the browser the same facts read from the page. */
export const pageRequest = createIsomorphicFn()
  .server((): PageRequest => getGlobalStartContext() as unknown as PageRequest)
  .client((): PageRequest => {
    const locale = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'
    return {
      call: createCall({ locale, identity: () => null }),
      locale,
      currency: 'CNY',
      origin: location.origin,
    }
  })
