import type { FormEvent } from 'react'
import type { SavedList } from '#contract/saved.ts'
import { Button } from '#ui/button.tsx'
import { favouriteWords } from '#words/saved/favourites.ts'
import { searchWords } from '#words/search/search.ts'
import { todayHere } from '../browser-state/search-params.ts'
import { useRequest } from '../page/use-page.ts'
import { StayFields } from '../search-box/stay-fields.tsx'
import { useStayForm } from '../search-box/stay-form.ts'
import { readSearch, type StaySearch } from '../search-query/stay-search.ts'

type Props = { list: SavedList; onSet: (stay: StaySearch) => void }

/** For which dates and guests a list is priced. */
export function ListStay({ list, onSet }: Props) {
  const { locale } = useRequest()
  const today = todayHere()
  const { s_d, e_d, rooms, adults, ages } = list
  const stay = useStayForm({ today, search: readSearch({ s_d, e_d, rooms, adults, ages }, today) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (stay.ageless !== null) return stay.askAge()
    onSet(stay.search)
  }
  return (
    <form
      ref={stay.form}
      className="search-box search-stay favourite-stay"
      aria-label={searchWords(locale).changeStay}
      onSubmit={submit}
    >
      <StayFields stay={stay} today={today} target={null} />
      <Button kind="outlined" size="large" type="submit" className="search-go">
        {s_d ? searchWords(locale).update : favouriteWords(locale).setDates}
      </Button>
    </form>
  )
}
