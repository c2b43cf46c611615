import type { FormEvent } from 'react'
import { joinLocale } from '#domain/text/locale-path.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { SearchIcon } from '#ui/icons/icons.ts'
import { listPageWords } from '#words/search/list-page.ts'
import { useListLinks, useListPlace, useWanted } from '../list-context.ts'
import { listParams, withFilters } from '../list-query.ts'
import { HiddenFields, useDraft } from './filter-form.tsx'

/** Hotels whose name holds what was typed. */
export function NameFilter() {
  const { query, locale, kw } = useListPlace()
  const { go } = useListLinks()
  const say = listPageWords(locale)
  const kept = useWanted(({ filters }) => filters.name) ?? ''
  const [typed, setTyped] = useDraft<string | null>(kept, null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = (typed ?? kept).trim()
    if (name !== kept) go((now) => withFilters(now, { ...now.filters, name: name || null }))
  }
  return (
    <section className="filter-section">
      <h3>{say.name}</h3>
      <form action={joinLocale(`/hotel-search/${kw}`, locale)} onSubmit={submit}>
        <HiddenFields params={listParams({ ...query, page: 1 })} but={['name']} />
        <TextInput
          low
          before={<SearchIcon small />}
          type="search"
          name="name"
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={say.name}
          placeholder={say.nameHint}
          value={typed ?? kept}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </section>
  )
}
