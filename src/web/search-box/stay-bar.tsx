import { useLocation, useRouteContext, useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { Button } from '#ui/button.tsx'
import { searchWords } from '#words/search/search.ts'
import type { StaySearch } from '../search-query/stay-search.ts'
import { StayFields } from './stay-fields.tsx'
import { useStayForm } from './stay-form.ts'

type Props = {
  /** The hotel's own date. */
  today: PlainDate
  search: StaySearch
  /** The hotel whose prices stand under the days. */
  hotel: string
  onSearch: (search: StaySearch) => void
}

/** When and who at one hotel. Without scripts it asks for the same address with other dates. */
export function StayBar({ today, search, hotel, onSearch }: Props) {
  const { locale } = useRouteContext({ from: '__root__' })
  const say = searchWords(locale)
  const router = useRouter()
  const { pathname } = useLocation()
  const stay = useStayForm({ today, search })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (stay.ageless !== null) return stay.askAge()
    onSearch(stay.search)
  }
  return (
    <form
      ref={stay.form}
      className="search-box search-stay"
      aria-label={say.changeStay}
      action={router.buildLocation({ to: pathname }).publicHref}
      onSubmit={submit}
    >
      <StayFields stay={stay} today={today} target={{ id: hotel }} />
      <Button kind="outlined" size="large" type="submit" className="search-go">
        {say.update}
      </Button>
    </form>
  )
}
