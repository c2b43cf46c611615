import { useState } from 'react'
import type { DeskHotel } from '#contract/desk/hotel.ts'
import { showDeskHotel } from '#contract/desk/hotel-endpoints.ts'
import { whyNotOpen, whyNotPublish } from '#domain/hotel/quality.ts'
import { AwayIcon, CalendarIcon, ChevronRightIcon, EyeIcon, LockIcon } from '#ui/icons/icons.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { qualityFaultNames } from '#words/desk/hotels.ts'
import { call } from '../call.ts'
import { StateDialog } from '../hotels/state-dialog.tsx'
import { Link } from '../parts/link.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { addressOf } from '../router.ts'
import { useEditor } from './editor.ts'
import { PreviewDialog } from './preview-dialog.tsx'

const looks = { open: 'ok', closed: 'no', draft: 'held' } as const

type Props = { onChanged: (hotel: DeskHotel) => void; hasEdits: boolean }

export function HotelHeader({ onChanged, hasEdits }: Props) {
  const locale = useLocale()
  const say = hotelEditorWords(locale)
  const { hotel, fields, isReadOnly } = useEditor()
  const [wanted, setWanted] = useState<'open' | 'closed' | null>(null)
  const mayPrice = useWhyNot('calendar.see') === null
  const [isPreviewing, setPreviewing] = useState(false)
  const faults = hotel.quality.faults
  const blocking = hotel.state === 'draft' ? whyNotPublish(faults) : whyNotOpen(faults)
  const names = qualityFaultNames(locale)
  const why = hasEdits
    ? say.saveFirst
    : blocking.length > 0
      ? `${say.notReady}: ${blocking.map((fault) => names[fault]).join(', ')}`
      : null
  const refresh = async () => {
    const answer = await call(showDeskHotel, { id: hotel.id })
    if (answer.code === 1) onChanged((answer as { data: DeskHotel }).data)
  }
  return (
    <header className="bar bar-hotel">
      <nav className="crumb" aria-label={say.hotels}>
        <Link href={addressOf('/hotels')}>{say.hotels}</Link>
        <ChevronRightIcon />
      </nav>
      <h1>{fields[`facts||name_${locale}`]}</h1>
      <span className={`st ${looks[hotel.state]}`}>{say[hotel.state]}</span>
      <span className="sub">{say.numberAndCode(hotel.id, hotel.code)}</span>
      <span className="grow" />
      {mayPrice && (
        <Link className="btn" href={addressOf('/calendar', { hotel: hotel.id })}>
          <CalendarIcon />
          {say.calendar}
        </Link>
      )}
      <button type="button" className="btn" onClick={() => setPreviewing(true)}>
        <EyeIcon />
        {say.preview}
      </button>
      {hotel.state === 'open' && (
        <a className="btn" href={`/hotels/${hotel.id}`} target="_blank" rel="noreferrer">
          <AwayIcon />
          {say.pageOfHotel}
        </a>
      )}
      {!isReadOnly &&
        (hotel.state === 'open' ? (
          <button type="button" className="btn" onClick={() => setWanted('closed')}>
            <LockIcon />
            {say.closeForSale}
          </button>
        ) : (
          <button
            type="button"
            className="btn btn-fill"
            aria-disabled={why !== null}
            title={why ?? undefined}
            onClick={() => !why && setWanted('open')}
          >
            {hotel.state === 'draft' ? say.publish : say.openForSale}
          </button>
        ))}
      {isPreviewing && <PreviewDialog onClose={() => setPreviewing(false)} />}
      {wanted && (
        <StateDialog
          change={{ ids: [hotel.id], state: wanted }}
          onClose={() => setWanted(null)}
          onDone={() => {
            setWanted(null)
            void refresh()
          }}
        />
      )}
    </header>
  )
}
