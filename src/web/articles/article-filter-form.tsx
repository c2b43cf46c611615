import { useRouter } from '@tanstack/react-router'
import type { ArticlePage } from '#contract/articles.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { buttonClass } from '#ui/class-names.ts'
import { Select } from '#ui/fields/text-input.tsx'
import { articleWords, monthNames } from '#words/site/articles.ts'
import type { ArticleFilter } from './load-articles.ts'

type Props = { page: ArticlePage; filter: ArticleFilter; locale: Locale }

/** A plain form, so that it works without script; with it, a choice is enough. */
export function ArticleFilterForm({ page, filter, locale }: Props) {
  const say = articleWords(locale)
  const router = useRouter()
  const choose = (form: HTMLFormElement | null) => {
    if (!form) return
    const chosen = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][]
    const query = new URLSearchParams(chosen)
    router.history.push(joinLocale('/article/sprite', locale) + (query.size > 0 ? `?${query}` : ''))
  }
  return (
    <form className="inspiration-filter" action={joinLocale('/article/sprite', locale)}>
      {filter.theme && <input type="hidden" name="theme" value={filter.theme} />}
      <Select
        aria-label={say.country}
        key={filter.country}
        name="country"
        defaultValue={filter.country ?? ''}
        onChange={({ target }) => choose(target.form)}
      >
        <option value="">{say.anyCountry}</option>
        {page.countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label={say.month}
        key={filter.month}
        name="month"
        defaultValue={filter.month ?? ''}
        onChange={({ target }) => choose(target.form)}
      >
        <option value="">{say.anyMonth}</option>
        {monthNames[locale].map((name, at) => (
          <option key={name} value={at + 1}>
            {name}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className={buttonClass()}>
          {say.show}
        </button>
      </noscript>
    </form>
  )
}
