import { useNavigate, useRouteContext, useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FlexibleDates } from '#domain/stay/flexible-stay.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { Button } from '#ui/button.tsx'
import { warnIncomplete } from '#ui/fields/use-form.ts'
import { SearchIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { afterPaint } from '#ui/scheduling.ts'
import { answerWords } from '#words/errors/form-messages.ts'
import { searchWords } from '#words/search/search.ts'
import { listSearchParams, type StaySearch, searchParams } from '../search-query/stay-search.ts'
import { openDates } from './calendar/open-dates.ts'
import { useVisitorsToday } from './calendar/visitors-today.ts'
import { type Choice, findChoices, priceTarget, routeOf, textOf } from './choice.ts'
import { PlaceField } from './place-field.tsx'
import { lastPlace, rememberSearch } from './remember-search.ts'
import { StayFields } from './stay-fields.tsx'
import { useStayForm } from './stay-form.ts'

type Props = {
  /** The site's own date: the visitor's may be the day before or after. */
  today: PlainDate
  search: StaySearch
  flexible?: FlexibleDates | null
  /** The place or hotel that is shown already, or only the text that was typed. */
  place?: Choice | string
  /** Begin with what this device searched last; an address that says what is wanted wins over that. */
  remembers?: boolean
  /** Goes along while the place stays the same: filters, the sort. */
  keep?: Readonly<Record<string, string>>
  /** Told of the stay that is chosen, and of each change. */
  onStay?: (stay: StaySearch) => void
}

/** Where, when and who. A plain form that leads to the list; scripts only make it quicker. */
export function SearchBox({
  today: site,
  search: initial,
  flexible = null,
  place = '',
  remembers,
  keep,
  onStay,
}: Props) {
  const { locale, call } = useRouteContext({ from: '__root__' })
  const say = searchWords(locale)
  const navigate = useNavigate()
  const router = useRouter()
  const today = useVisitorsToday(site)
  const stay = useStayForm({ today, search: initial, remembers, flexible })
  const given = typeof place === 'string' ? null : place
  const [text, setText] = useState(given?.name ?? (place as string))
  const [choice, setChoice] = useState(given)
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  const latest = useRef(text)
  const write = (typed: string, chosen: Choice | null) => {
    latest.current = typed
    setText(typed)
    setChoice(chosen)
    setMissing(false)
  }
  const [origin, setOrigin] = useState(JSON.stringify(place))
  if (origin !== JSON.stringify(place)) {
    setOrigin(JSON.stringify(place))
    setText(given?.name ?? (place as string))
    setChoice(given)
  }

  const chosen = JSON.stringify(stay.search)
  const tellStay = useEffectEvent(() => onStay?.(stay.search))
  useEffect(() => {
    if (chosen) tellStay()
  }, [chosen])

  // Text typed before hydration is kept.
  const wakened = useRef(false)
  useLayoutEffect(() => {
    const typed = new FormData(stay.form.current!).get('q')
    if (wakened.current || typeof typed !== 'string' || !typed) return
    wakened.current = true
    latest.current = typed
    setText(typed)
  }, [stay.form])

  const askPlace = () => {
    write('', null)
    setMissing(true)
    warnIncomplete(locale)
    stay.form.current?.querySelector<HTMLInputElement>('[name=q]')?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const asked = text
    if (busy) return
    if (!asked.trim()) return askPlace()
    if (stay.ageless !== null) return stay.askAge()
    setBusy(true)
    afterPaint(() => void find(asked))
  }
  const find = async (asked: string) => {
    const found = choice ? [choice] : await findChoices(call, asked, 1, { last: lastPlace(locale) })
    setBusy(false)
    // The visitor has gone on typing: that is another search.
    if (latest.current !== asked) return
    if (!found) return showToast({ kind: 'warn', text: answerWords(locale).noAnswer, sticky: true })
    const [meant] = found
    // One hotel has no list of cheapest stays: it opens on the dates.
    const isList = !meant || meant.goal.to === 'list'
    const query = isList ? listSearchParams(stay.search, stay.flexible) : searchParams(stay.search)
    if (!meant) return navigate({ to: '/hotel-search', search: { q: asked.trim(), ...query } as never })
    rememberSearch(stay.search, meant, locale)
    const stays = given && JSON.stringify(given.goal) === JSON.stringify(meant.goal)
    return navigate(routeOf(meant.goal, { ...(stays ? keep : {}), ...query }))
  }

  return (
    <search>
      <form
        ref={stay.form}
        className="search-box"
        aria-label={say.searchHotels}
        action={router.buildLocation({ to: '/hotel-search' }).publicHref}
        onSubmit={submit}
      >
        <PlaceField
          value={text}
          missing={missing}
          onMissing={askPlace}
          onType={(typed) => write(typed, null)}
          onChoose={(next, by) => {
            write(textOf(next), next)
            openDates(stay.form.current!, by)
          }}
          onRepeat={(recent) => {
            write(recent.choice.name, recent.choice)
            stay.set(recent.search)
            stay.setFlexible(null)
          }}
        />
        <StayFields
          stay={stay}
          today={today}
          target={priceTarget(choice?.goal)}
          isFlexible={choice?.goal.to !== 'hotel'}
        />
        <Button kind="filled" size="large" type="submit" busy={busy} className="search-go">
          <SearchIcon />
          {say.search}
        </Button>
      </form>
    </search>
  )
}
