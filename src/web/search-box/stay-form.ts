import { useLayoutEffect, useRef, useState } from 'react'
import type { FlexibleDates } from '#domain/stay/flexible-stay.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { readSearch, type StaySearch, searchParams } from '../search-query/stay-search.ts'
import { childWithoutAge, type PartyDraft, partyOf } from './party-draft.ts'
import { rememberedSearch } from './remember-search.ts'

export type StayDraft = { s_d: PlainDate; e_d: PlainDate } & PartyDraft

type Props = {
  today: PlainDate
  search: StaySearch
  /** Begin with what this device searched last; an address that says what is wanted wins over that. */
  remembers?: boolean | undefined
  flexible?: FlexibleDates | null | undefined
}

const written = (search: StaySearch, flexible: FlexibleDates | null = null) =>
  JSON.stringify([searchParams(search), flexible])
export const searchOf = (draft: StayDraft): StaySearch => ({
  s_d: draft.s_d,
  e_d: draft.e_d,
  ...partyOf(draft),
})

/** Dates and guests of one form, while they are chosen. The page's own search, when it changes, begins them anew. */
export function useStayForm({
  today,
  search: initial,
  remembers = false,
  flexible: initialFlexible = null,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<StayDraft>(initial)
  const [flexible, setFlexible] = useState(initialFlexible)
  const [origin, setOrigin] = useState(written(initial, initialFlexible))
  if (origin !== written(initial, initialFlexible)) {
    setOrigin(written(initial, initialFlexible))
    setDraft(initial)
    setFlexible(initialFlexible)
  }

  // The form was there before the scripts: what was chosen meanwhile stays, and only an untouched one is filled from memory.
  const wakened = useRef(false)
  useLayoutEffect(() => {
    if (wakened.current) return
    wakened.current = true
    const typed = Object.fromEntries(new FormData(form.current!)) as Record<string, string>
    const touched = Object.entries(searchParams(initial)).some(
      ([name, value]) => name in typed && typed[name] !== value,
    )
    // The page's own stay, by the site's date, is to come on every visitor's calendar.
    const begun = touched ? readSearch(typed, today) : remembers ? rememberedSearch() : null
    if (begun) setDraft(begun)
  }, [initial, remembers, today])

  const [asked, setAsked] = useState(false)
  const ageless = childWithoutAge(draft)
  return {
    form,
    draft,
    set: (part: Partial<StayDraft>) => setDraft((now) => ({ ...now, ...part })),
    search: searchOf(draft),
    flexible,
    setFlexible,
    /** The child whose age must be told before anything can be priced. */
    ageless,
    /** The age was asked for: where it is missing is shown as wrong. */
    asked,
    askAge: () => {
      setAsked(true)
      const age = form.current?.querySelector<HTMLElement>(`[name="ages[${ageless}]"]`)
      age?.closest<HTMLElement>('[popover]')?.showPopover()
      age?.focus()
    },
  }
}
export type StayForm = ReturnType<typeof useStayForm>
