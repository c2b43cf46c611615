import { useRef } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import { searchWords } from '#words/search/search.ts'
import { FieldPanel } from './field-panel.tsx'
import { GuestRows } from './guest-rows.tsx'
import { childWithoutAge, type PartyDraft } from './party-draft.ts'

type Props = {
  locale: Locale
  party: PartyDraft
  onChange: (party: PartyDraft) => void
  /** An age is asked for by name: a search was tried without it. */
  asked: boolean
  onAsk: () => void
}

/** The ages of two children; of a third enough that one sees it go on. */
const growth = 144

/** How many sleep, in how many rooms, how old the children are; the numbers are ordinary form fields. */
export function GuestsField({ locale, party, onChange, asked, onAsk }: Props) {
  const say = searchWords(locale)
  const rows = useRef<HTMLDivElement>(null)
  const { rooms, adults, ages } = party
  const ageless = childWithoutAge(party)
  const fault = () => {
    if (ageless === null) return null
    onAsk()
    return rows.current?.querySelector<HTMLElement>(`[name="ages[${ageless}]"]`)
  }
  return (
    <FieldPanel
      label={say.who}
      className="search-guests"
      align="end"
      done={say.done}
      summary={
        <>
          {say.guests(adults, ages.length)} <em>· {say.roomCount(rooms)}</em>
        </>
      }
      fault={fault}
      growth={growth}
      foot={<span aria-live="polite">{asked && ageless !== null && say.tellAge(ageless + 1)}</span>}
    >
      <div ref={rows}>
        <GuestRows {...{ locale, party, onChange, asked }} />
      </div>
    </FieldPanel>
  )
}
