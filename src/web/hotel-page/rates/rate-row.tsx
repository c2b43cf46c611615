import { decimalText } from '#domain/money/money.ts'
import { formatDifference } from '#domain/money/money-format.ts'
import { HiddenText } from '#ui/hidden-text.tsx'
import { BedIcon, BreakfastIcon } from '#ui/icons/travel-icons.ts'
import { Price } from '#ui/price.tsx'
import { rateWords } from '#words/hotels/rates.ts'
import { useHotelPlace } from '../hotel-context.ts'
import { CompareToggle } from './comparison-host.tsx'
import { PriceDetails } from './price-details.tsx'
import { differenceFrom, pickKey, type RatePick } from './rates.ts'
import { reserveAddress } from './reserve.ts'
import { SmallPolicy } from './small-policy.tsx'
import { as } from './table-roles.ts'
import { WhenPaid } from './when-paid.tsx'

type Props = { pick: RatePick; chosen: RatePick | null; onChoose: () => void }

/** One rate of one room: a radio whose label is the whole row. */
export function RateRow({ pick, chosen, onChoose }: Props) {
  const isChosen = chosen !== null && pickKey(chosen) === pickKey(pick)
  const { locale, query } = useHotelPlace()
  const say = rateWords(locale)
  const guests = query.search.adults + query.search.ages.length
  const { room, rate } = pick
  const { total } = rate.price
  const meals = say.meals(rate.board, guests)
  const Meal = rate.board === 'room_only' ? BedIcon : BreakfastIcon
  return (
    <tr className="rate" {...as.row} itemProp="makesOffer" itemScope itemType="https://schema.org/Offer">
      <th className="rate-plan" {...as.rowHeader}>
        <label className="rate-choice">
          <input
            type="radio"
            name="quote"
            className="rate-dot"
            value={rate.quote}
            checked={isChosen}
            onChange={onChoose}
          />
          <span>
            <HiddenText>{room.name}: </HiddenText>
            <b className="rate-name" itemProp="name">
              {rate.name}
            </b>
            {!rate.name.toLowerCase().endsWith(meals.toLowerCase()) && (
              <small className="perk">
                <Meal small />
                {meals}
              </small>
            )}
          </span>
        </label>
      </th>
      <td {...as.cell}>
        <SmallPolicy rate={rate} />
      </td>
      <td {...as.cell}>
        <WhenPaid rate={rate} />
      </td>
      <td className="rate-cost" {...as.cell}>
        <meta itemProp="priceCurrency" content={total.currency} />
        <data itemProp="price" value={decimalText(total)}>
          <Price of={total} size="medium" />
        </data>
        <small className="rate-note">{say.includes}</small>
        {chosen && !isChosen && <small className="rate-note rate-difference">{differenceText()}</small>}
        <div className="rate-tools">
          <PriceDetails rate={rate} />
          <CompareToggle pick={pick} />
          {rate.quote !== '' && (
            <noscript>
              <a className="link" href={reserveAddress(rate.quote, locale)}>
                {say.reserve}
                <span className="sr-only">
                  {' '}
                  {room.name}, {rate.name}
                </span>
              </a>
            </noscript>
          )}
        </div>
      </td>
    </tr>
  )

  function differenceText() {
    if (!chosen) return null
    const { amount, gains } = differenceFrom(chosen, pick)
    return say.difference(formatDifference(amount, locale), gains)
  }
}
