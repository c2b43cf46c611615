import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { errorWords } from '#words/errors/errors.ts'
import { shellWords } from '#words/site/shell.ts'

type Page = {
  locale: Locale
  origin: string
  /** Without language and query: a canonical address has neither dates nor filters. */
  path: string
  title: string
  description?: string
  keywords?: string
  index?: boolean
}

/** Title, description, keywords, canonical and language twins of one page. */
export function headOf({ locale, origin, path, title, description, keywords, index = true }: Page) {
  const say = shellWords(locale)
  const address = (language: Locale) => origin + joinLocale(path, language)
  return {
    meta: [
      { title: say.title(title) },
      { name: 'description', content: description ?? say.description },
      { name: 'keywords', content: keywords ?? say.keywords },
      ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:site_name', content: say.site },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description ?? say.description },
    ],
    links: index
      ? [
          { rel: 'canonical', href: address(locale) },
          { rel: 'alternate', hrefLang: 'en', href: address('en') },
          { rel: 'alternate', hrefLang: 'zh-CN', href: address('zh') },
          { rel: 'alternate', hrefLang: 'x-default', href: address('en') },
        ]
      : [],
  }
}

/** The head of an address that leads nowhere. */
export const lostHead = ({ locale, origin }: Pick<Page, 'locale' | 'origin'>) =>
  headOf({ locale, origin, path: '/', title: errorWords(locale).title, index: false })
