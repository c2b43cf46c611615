import type { DeskHotelPage, DeskHotelRow, HotelState } from '#contract/desk/hotels.ts'
import { hotelListWords, qualityFaultNames } from '#words/desk/hotels.ts'
import { formatCount } from '#words/format.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { QualityBars } from '../parts/quality-bars.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useRows } from '../parts/use-rows.ts'
import { addressOf, goTo, setQuery } from '../router.ts'

type Props = {
  data: DeskHotelPage
  chosen: ReadonlySet<string>
  /** Null for members who may not change hotels. */
  onChoose: ((chosen: ReadonlySet<string>) => void) | null
  onChange: (state: 'open' | 'closed') => void
}

const looks: Record<HotelState, string> = { open: 'ok', closed: 'no', draft: 'held' }

export function HotelTable({ data, chosen, onChoose, onChange }: Props) {
  const locale = useLocale()
  const say = hotelListWords(locale)
  const { query } = usePlace()
  const { list } = data
  const open = ({ id }: DeskHotelRow) => goTo(addressOf(`/hotels/${id}`))
  const toggle = ({ id }: DeskHotelRow) =>
    onChoose?.(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]))
  const rows = useRows(list, { keyOf: ({ id }) => id, open, keys: { x: toggle } })
  if (list.length === 0)
    return (
      <div className="empty">
        <h2>{say.nothing}</h2>
        <p>{say.nothingHint}</p>
      </div>
    )
  const last = list.at(-1)
  const isAll = list.every(({ id }) => chosen.has(id))
  return (
    <>
      {data.is_similar && (
        <p className="note note-line" role="status">
          {say.similar(query.get('q') ?? '')}
        </p>
      )}
      {chosen.size > 0 && (
        <div className="chosen-bar" role="status">
          <b>{say.chosen(chosen.size)}</b>
          <button type="button" className="btn btn-s" onClick={() => onChange('open')}>
            {say.openThem}
          </button>
          <button type="button" className="btn btn-s" onClick={() => onChange('closed')}>
            {say.closeThem}
          </button>
          <button type="button" className="btn btn-s btn-quiet" onClick={() => onChoose?.(new Set())}>
            {say.clearChoice}
          </button>
        </div>
      )}
      <div className="tblwrap hotel-list">
        <table className="tbl hl">
          <caption className="sr">{say.caption}</caption>
          <thead>
            <tr>
              {onChoose && (
                <td className="c-box">
                  <input
                    className="box"
                    type="checkbox"
                    aria-label={say.chooseAll}
                    checked={isAll}
                    onChange={() => onChoose(isAll ? new Set() : new Set(list.map(({ id }) => id)))}
                  />
                </td>
              )}
              <th scope="col">{say.hotel}</th>
              <th scope="col" className="c-rooms">
                {say.roomsRates}
              </th>
              <th scope="col">{say.quality}</th>
              <th scope="col" className="c-miss">
                {say.whatIsMissing}
              </th>
              <th scope="col" className="r c-booked" title={say.bookedHint}>
                {say.booked}
              </th>
              <th scope="col">{say.state}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((row) => (
              <tr
                key={row.id}
                data-row={row.id}
                aria-selected={row.id === rows.chosen}
                onClick={() => open(row)}
                onMouseDown={() => rows.setChosen(row.id)}
              >
                {onChoose && (
                  <td className="c-box">
                    <input
                      className="box"
                      type="checkbox"
                      aria-label={say.choose(row.name)}
                      checked={chosen.has(row.id)}
                      onClick={(event) => event.stopPropagation()}
                      onChange={() => toggle(row)}
                    />
                  </td>
                )}
                <th scope="row">
                  <HotelName row={row} />
                </th>
                <td className="soft c-rooms">
                  {row.rooms} · {row.plans}
                </td>
                <td>{row.quality ? <QualityBars quality={row.quality} /> : null}</td>
                <td className="miss c-miss">
                  <Missing row={row} />
                </td>
                <td className="amt c-booked">{formatCount(row.booked, locale)}</td>
                <td>
                  <span className={`st ${looks[row.state]}`}>{say[row.state]}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <footer className="tfoot">
        {query.get('after') && (
          <button
            type="button"
            className="btn btn-s"
            onClick={() => setQuery({ after: undefined, after_quality: undefined })}
          >
            {say.first}
          </button>
        )}
        {!data.is_end && last && (
          <button
            type="button"
            className="btn btn-s"
            onClick={() => setQuery({ after: last.id, after_quality: String(last.quality?.score ?? 0) })}
          >
            {say.more}
          </button>
        )}
        <span className="grow" />
        <span className="keys">
          <span>
            <kbd>j</kbd>
            <kbd>k</kbd> {say.move}
          </span>
          <span>
            <kbd>↵</kbd> {say.edit}
          </span>
          <span>
            <kbd>x</kbd> {say.mark}
          </span>
        </span>
      </footer>
    </>
  )
}

function HotelName({ row }: { row: DeskHotelRow }) {
  const other = useLocale() === 'en' ? 'zh' : 'en'
  return (
    <span className="nm">
      <img className="thumb" src={row.picture} alt="" width="48" height="36" loading="lazy" />
      <span>
        <Link href={addressOf(`/hotels/${row.id}`)} onClick={(event) => event.stopPropagation()}>
          {row.name}
        </Link>
        <small>
          {row.place} · <span lang={other}>{row.also}</span>
        </small>
      </span>
    </span>
  )
}

function Missing({ row: { quality } }: { row: DeskHotelRow }) {
  const locale = useLocale()
  const say = hotelListWords(locale)
  const names = qualityFaultNames(locale)
  if (!quality) return <span className="faint">{say.notYet}</span>
  const [first, ...rest] = quality.faults
  if (!first) return <span className="faint">{say.nothingMissing}</span>
  return (
    <span title={quality.faults.map((fault) => names[fault]).join('\n')}>
      {names[first]}
      {rest.length > 0 && <span className="faint"> {say.andMore(rest.length)}</span>}
    </span>
  )
}
