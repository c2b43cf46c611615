import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_CURRENCY } from '#domain/money/currency.ts'
import type { Locale } from '#domain/text/locale.ts'
import { splitLocale } from '#domain/text/locale-path.ts'
import { partsOf, whereTo } from '../redirects/where-to.ts'
import { createPageCache, type RenderedPage } from './page-cache.ts'
import { isPersonal, outsideLanguages, sendPage, sendRedirect } from './send-page.ts'
import { createVisitorCurrency } from './visitor-currency.ts'

/** The maximum age of a page. */
export const pageLifeMs = 10_000
/** While this process is overloaded, or its database is away, an older page is better than none. */
const staleMs = 60_000

type Options = {
  /** The currency where the visitor's language means none. */
  homeCurrency: string
  now: () => number
}
type Shown = { readonly locale: Locale; readonly currency: string; readonly isUsual: boolean }

/** Rendered pages in memory, by URL, language and currency. */
export function createRecentPages({ homeCurrency, now }: Options) {
  const cache = createPageCache({ now, lifeMs: pageLifeMs, staleMs })
  const visitorCurrency = createVisitorCurrency()
  let offered: readonly string[] = []

  function shownTo(request: FastifyRequest): Shown {
    const usual =
      visitorCurrency(request.headers['accept-language'], offered) ??
      (offered.includes(homeCurrency) ? homeCurrency : DEFAULT_CURRENCY)
    const chosen = request.cookies.localcurrency
    const currency = chosen && offered.includes(chosen) ? chosen : usual
    return { locale: localeOf(request), currency, isUsual: currency === usual }
  }
  const keyOf = ({ url }: FastifyRequest, { locale, currency }: Shown) => `${locale} ${currency} ${url}`

  /** Sends a page of up to a minute ago; false if there is none that this visitor may still see. */
  async function sendStale(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (isPersonal(request.url)) return false
    const shown = shownTo(request)
    const page = cache.getStale(keyOf(request, shown))
    if (page && !reply.sent) await sendPage(request, reply, { page, isUsual: shown.isUsual })
    return page !== null
  }

  return {
    /** The currencies that prices can be shown in. */
    setOffered: (currencies: readonly string[]) => {
      offered = currencies
    },
    shownTo,
    get: (request: FastifyRequest, shown: Shown, render: () => Promise<RenderedPage>) =>
      cache.get(keyOf(request, shown), render),
    sendStale,
    /** The same while the database is away. Rules of redirection cannot be read; a visitor's language is followed. */
    sendWithoutDatabase: async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
      if (!request.is404 || !['GET', 'HEAD'].includes(request.method) || isPersonal(request.url)) return false
      const visit = { ...partsOf(request.url), languageCookie: request.cookies.setupLang }
      const moved = await whereTo(visit, async () => null)
      if (!moved) return sendStale(request, reply)
      if (!reply.sent) sendRedirect(reply, moved)
      return true
    },
  }
}
export type RecentPages = ReturnType<typeof createRecentPages>

/** The prefix decides; a page without one follows the visitor's cookie. */
export function localeOf(request: FastifyRequest): Locale {
  const { path } = partsOf(request.url)
  const isChinese = outsideLanguages.test(path) && request.cookies.setupLang === 'zh-cn'
  return isChinese ? 'zh' : splitLocale(path).locale
}
