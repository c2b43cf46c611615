import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { PageRequest } from '#contract/call.ts'
import { busy } from '#ui/overlays/busy.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { answerWords } from '#words/errors/form-messages.ts'
import { createCall } from './api.ts'
import { pageCurrency } from './browser-state/choices.ts'
import { dropSession, identityOf } from './browser-state/session.ts'
import { browser } from './browser-state/this-browser.ts'
import { createCallFeedback } from './page/call-feedback.ts'
import { storedAt } from './page/stored-copy.tsx'

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
    const observer = createCallFeedback({
      busy,
      toast: showToast,
      dropSession: () => dropSession(browser),
      noAnswer: answerWords(locale).noAnswer,
      stored: storedAt.set,
    })
    return {
      call: createCall({ locale, identity: () => identityOf(browser), observer }),
      locale,
      currency: pageCurrency(browser.cookies, document.documentElement.dataset.currency),
      origin: location.origin,
      unsent: new Map(),
      scriptNonce: undefined,
      setStatus: () => {},
    }
  })
