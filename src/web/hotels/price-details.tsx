import { useState } from 'react'
import type { Rate } from '#contract/hotels.ts'
import { formatMoney } from '#domain/money-format.ts'
import { formatDate } from '#words/format.ts'
import { rateWords } from '#words/rates.ts'
import { CloseIcon } from '../ui/icons.ts'
import { useUiWords } from '../ui/language.ts'
import { usePopoverAnchor } from '../ui/popover-anchor.ts'
import { Price } from '../ui/price.tsx'
import { useHotelPlace } from './hotel-context.ts'
import { type Fall, waterfallOf } from './waterfall.ts'

/** How a total is made, on demand. A page has many of them, so each is only made when it is opened; without scripts it is there. */
export function PriceDetails({ rate }: { rate: Rate }) {
  const { locale } = useHotelPlace()
  const say = rateWords(locale)
  const ui = useUiWords()
  const anchor = usePopoverAnchor('end')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link price-open" {...anchor.trigger}>
        {say.priceDetails}
      </button>
      <section
        aria-label={say.howMade}
        className="popover popover-end price-details"
        {...anchor.panel}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <h4>
          {say.howMade}
          <button
            type="button"
            className="button button-quiet button-round"
            aria-label={ui.close}
            popoverTarget={anchor.panel.id}
            popoverTargetAction="hide"
          >
            <CloseIcon />
          </button>
        </h4>
        {isOpen ? (
          <Waterfall rate={rate} />
        ) : (
          <noscript>
            <Waterfall rate={rate} />
          </noscript>
        )}
      </section>
    </>
  )
}

/** The rule under each line carries its bar, which begins where the last one ended. */
export function Waterfall({ rate }: { rate: Rate }) {
  const { locale } = useHotelPlace()
  const say = rateWords(locale)
  const { lines, total, due_now, due_later, due_at_hotel, due_at_hotel_local } = rate.price
  const dues = [
    { name: say.now, due: due_now },
    { name: say.later(rate.collected_at), due: due_later },
    { name: say.atHotel, due: due_at_hotel, local: due_at_hotel_local },
  ].filter(({ due }) => due.amount > 0)
  return (
    <div className="fall">
      <ul>
        {waterfallOf(lines).map((line) => (
          <FallLine key={line.name} line={line} />
        ))}
      </ul>
      <p className="fall-sum">
        <span>{say.sum}</span>
        <Price of={total} size="medium" />
      </p>
      {dues.map(({ name, due, local }) => (
        <p key={name} className="fall-due">
          <span>
            {name}
            {local && say.aside(formatMoney(local))}
          </span>
          <span>{formatMoney(due)}</span>
        </p>
      ))}
      <ul className="fall-nights" aria-label={say.nights}>
        {rate.nights.map(({ date, price }) => (
          <li key={date}>
            {formatDate(date, locale, 'short')} {formatMoney(price)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function FallLine({ line }: { line: Fall }) {
  const { locale } = useHotelPlace()
  const say = rateWords(locale)
  const { name, amount, at_hotel, local, look, from, width } = line
  return (
    <li data-look={look}>
      <span>
        {name}
        {at_hotel && <small>{local ? say.localAtHotel(formatMoney(local)) : say.lineAtHotel}</small>}
      </span>
      <b>{formatMoney(amount)}</b>
      <i style={{ left: `${from}%`, width: `${width}%` }} />
    </li>
  )
}
