import { useState } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { formatDates } from '#words/format.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { todayHere } from '../../browser-state/search-params.ts'
import type { StayDates } from '../../search-box/calendar/calendar-days.ts'
import { DatesPanel } from '../../search-box/calendar/dates-panel.tsx'
import type { StaySearch } from '../../search-query/stay-search.ts'

type Props = {
  hotel: string
  search: StaySearch
  locale: Locale
  onClose: () => void
  onChoose: (dates: StayDates) => void
}

/** Every day that is on sale with its cheapest night; two of them make a stay. */
export function CalendarDialog({ hotel, search, locale, onClose, onChoose }: Props) {
  const say = rateWords(locale)
  const [dates, setDates] = useState<StayDates>({ s_d: search.s_d, e_d: search.e_d })
  const [target] = useState({ id: hotel })
  return (
    <Dialog
      open
      onClose={onClose}
      title={say.prices}
      lead={say.pricesNote}
      shape="wide"
      fill
      foot={
        <Button wide onClick={() => onChoose(dates)}>
          {say.showDates(formatDates(dates.s_d, dates.e_d, locale))}
        </Button>
      }
    >
      <div className="dates-body">
        <DatesPanel
          locale={locale}
          today={todayHere()}
          dates={dates}
          onChange={setDates}
          party={search}
          target={target}
          begun={null}
        />
      </div>
    </Dialog>
  )
}
