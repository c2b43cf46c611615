import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'

type Here = { pathname: string; searchStr: string }

/** The same page and query in another language; `lang` tells the server to remember the choice. */
export function twinAddress({ pathname, searchStr }: Here, locale: Locale): string {
  const query = new URLSearchParams(searchStr)
  query.set('lang', locale)
  return `${joinLocale(pathname, locale)}?${query}`
}

/** The feedback form, told where the visitor was. */
export const feedbackAddress = (pathname: string, locale: Locale): string =>
  `${joinLocale('/feedback', locale)}?${new URLSearchParams({ i: pathname })}`
