import { previewDeskHotel } from '#contract/desk/hotel-endpoints.ts'
import { columnsOf, itemsOf } from '#domain/hotel/hotel-fields.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { type Board, boardNames } from '#domain/stay/board.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { AwayIcon } from '#ui/icons/icons.ts'
import { hotelPartWords } from '#words/desk/hotel-parts.ts'
import { amenityNames, nameIn } from '#words/hotels/hotel-facts.ts'
import { Dialog } from '../parts/dialog.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useLoad } from '../use-load.ts'
import { CancellationLine } from './cancellation-line.tsx'
import { useEditor } from './editor.ts'
import { readRows } from './row-list.ts'

const mostPictures = 5
const languages = [
  ['en', 'English'],
  ['zh', '中文'],
] as const

/** Links to the guests' page of a hotel that is not on sale. */
function PageLinks({ id }: { id: string }) {
  const part = hotelPartWords(useLocale())
  const { data, failure } = useLoad(previewDeskHotel, { id })
  if (failure) return <p className="hint bad">{failure.msg}</p>
  return (
    <p className="preview-page">
      {part.previewPage}
      {data &&
        languages.map(([locale, name]) => (
          <a
            key={locale}
            className="btn btn-s"
            href={`${joinLocale(`/hotels/${id}`, locale)}?${new URLSearchParams({ preview: data.preview })}`}
            target="_blank"
            rel="noreferrer"
          >
            <AwayIcon />
            {part.previewIn(name)}
          </a>
        ))}
    </p>
  )
}

/** The content of the guest's page in the language of the desk, with the unsaved values. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const locale = useLocale()
  const part = hotelPartWords(locale)
  const { hotel, fields } = useEditor()
  const fact = (column: string) => fields[`facts||${column}`] ?? ''
  const own = readRows(fields['images||list'] ?? '').flatMap(({ url, [`alt_${locale}`]: alt = '' }) => {
    const shown = hotel.pictures.find((picture) => picture.url === url)?.shown
    return shown ? [{ shown, alt }] : []
  })
  const pictures = own.length > 0 ? own : hotel.drawn.map((shown) => ({ shown, alt: '' }))
  const rates = itemsOf(fields, 'rates')
    .map((code) => ({ code, ...columnsOf(fields, 'rates', code) }) as Record<string, string>)
    .filter(({ state }) => state === 'open')
  const rooms = itemsOf(fields, 'rooms').filter((code) => fields[`rooms|${code}|state`] === 'open')
  return (
    <Dialog title={part.previewTitle} lead={part.previewLead} width={860} onClose={onClose}>
      {hotel.state !== 'open' && <PageLinks id={hotel.id} />}
      <article className="preview">
        <div className="preview-pictures">
          {pictures.slice(0, mostPictures).map(({ shown, alt }) => (
            <img key={shown} src={shown} alt={alt} />
          ))}
        </div>
        <h3>
          {fact(`name_${locale}`)} <span aria-hidden="true">{'★'.repeat(Number(fact('stars')) || 0)}</span>
        </h3>
        <p className="faint">
          {fact(`address_${locale}`)} · {hotel.place.city}, {hotel.place.country}
        </p>
        <p className="preview-text">{fields[`texts|${locale}|description`]}</p>
        <h4>{part.facilities}</h4>
        <p>
          {fact('amenities')
            .split(' ')
            .filter(Boolean)
            .map((id) => nameIn(amenityNames, id, locale))
            .join(' · ')}
        </p>
        <p className="faint">
          {part.checkIn(fact('check_in_from'))} · {part.checkOut(fact('check_out_until'))}
        </p>
        {rooms.map((code) => {
          const room = columnsOf(fields, 'rooms', code)
          const lowest = hotel.prices.find((one) => one.room === code)?.lowest ?? null
          return (
            <section key={code} className="preview-room">
              <h4>
                {room[`name_${locale}`]}
                <span className="grow" />
                {lowest === null
                  ? part.noPrices
                  : part.fromPrice(formatMoney(money(lowest, fact('currency')), locale))}
              </h4>
              <p className="faint">
                {part.sqm(room.size_m2 ?? '')} · {room.beds} · {part.sleeps(room.max_guests ?? '')}
              </p>
              <ul className="lines">
                {rates
                  .filter(({ rooms: sold }) => !sold || sold.split(' ').includes(code))
                  .map((rate) => (
                    <li key={rate.code}>
                      <span>
                        {rate[`name_${locale}`]}
                        <small>{boardNames[rate.board as Board]?.[locale]}</small>
                      </span>
                      <CancellationLine text={rate.cancellation ?? ''} />
                    </li>
                  ))}
              </ul>
            </section>
          )
        })}
      </article>
    </Dialog>
  )
}
