import type { FormEvent } from 'react'
import { joinLocale } from '#domain/addresses.ts'
import { listPageWords } from '#words/list-page.ts'
import { SearchIcon } from '../ui/icons.ts'
import { TextInput } from '../ui/text-input.tsx'
import { KeptFields } from './kept-fields.tsx'
import { useListLinks, useListPlace } from './list-context.ts'
import { listParams, withFilters } from './list-query.ts'

/** Hotels whose name holds what was typed. */
export function NameFilter() {
  const { query, locale, kw } = useListPlace()
  const { go } = useListLinks()
  const say = listPageWords(locale)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim() || null
    if (name !== query.filters.name) go((now) => withFilters(now, { ...now.filters, name }))
  }
  return (
    <section className="filter-section">
      <h3>{say.name}</h3>
      <form action={joinLocale(`/hotel-search/${kw}`, locale)} onSubmit={submit}>
        <KeptFields params={listParams({ ...query, page: 1 })} but={['name']} />
        <TextInput
          key={query.filters.name}
          low
          before={<SearchIcon small />}
          type="search"
          name="name"
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={say.name}
          placeholder={say.nameHint}
          defaultValue={query.filters.name ?? ''}
        />
      </form>
    </section>
  )
}
