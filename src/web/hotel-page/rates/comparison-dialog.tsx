import type { ReactNode } from 'react'
import type { Room } from '#contract/hotels.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Addition } from '#domain/stay/like-for-like.ts'
import { Button } from '#ui/button.tsx'
import { CloseIcon } from '#ui/icons/icons.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Price } from '#ui/price.tsx'
import { comparisonWords } from '#words/hotels/comparison.ts'
import { offerWords } from '#words/hotels/offers.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { shortPolicy } from '../../price-charts/short-policy.ts'
import { useHotelPlace } from '../hotel-context.ts'
import { additionsOf, type ComparedPick, comparePicks } from './comparison.ts'
import { pickKey, type RatePick } from './rates.ts'

type Props = {
  picks: readonly RatePick[]
  rooms: readonly Room[]
  onRemove: (pick: RatePick) => void
  onChoose: (pick: RatePick) => void
  onClose: () => void
}

/** Up to four rates side by side, each raised to the same meals and the same freedom to cancel. */
export function ComparisonDialog({ picks, rooms, onRemove, onChoose, onClose }: Props) {
  const { locale, query } = useHotelPlace()
  const say = rateWords(locale)
  const ask = comparisonWords(locale)
  const offer = offerWords(locale)
  const compared = comparePicks(picks, rooms)
  const totals = compared.flatMap(({ compared }) => (compared.ok ? [compared.value.total] : []))
  const least = totals.length > 1 ? Math.min(...totals) : null
  const nameOf = ({ room, rate }: RatePick) => `${room.name}, ${rate.name}`
  const row = (label: string, cell: (each: ComparedPick) => ReactNode, className?: string) => (
    <tr key={label} className={className}>
      <th scope="row">{label}</th>
      {compared.map((each) => (
        <td key={pickKey(each.pick)}>{cell(each)}</td>
      ))}
    </tr>
  )
  const added = (what: Addition['what'], { pick: { rate }, compared }: ComparedPick) => {
    if (!compared.ok) return '–'
    const addition = compared.value.additions.find((one) => one.what === what)
    return addition ? formatMoney(money(addition.amount, rate.price.total.currency), locale) : ask.included
  }
  return (
    <Dialog open onClose={onClose} title={ask.compareTitle} lead={ask.compareLead} shape="wide">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard too */}
      <section className="comparison" aria-label={ask.compareTitle} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {compared.map(({ pick }) => (
                <th key={pickKey(pick)} scope="col">
                  <b>{offer.roomsOf(pick.room.name, query.search.rooms)}</b>
                  <span>{pick.rate.name}</span>
                  <Button
                    kind="quiet"
                    round
                    className="comparison-remove"
                    aria-label={ask.remove(nameOf(pick))}
                    onClick={() => onRemove(pick)}
                  >
                    <CloseIcon />
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(say.cancellation, ({ pick: { rate } }) => shortPolicy(rate.cancellation, locale))}
            {row(say.payment, ({ pick: { rate } }) => offer[rate.payment])}
            {row(ask.asBooked, ({ pick: { rate } }) => (
              <Price of={rate.price.total} size="small" />
            ))}
            {additionsOf(compared).map((what) =>
              row(ask.adds(what === 'free_cancellation' ? ask.free_cancellation : say.board(what)), (each) =>
                added(what, each),
              ),
            )}
            {row(
              ask.alike,
              ({ pick: { rate }, compared }) =>
                compared.ok ? (
                  <>
                    <Price of={money(compared.value.total, rate.price.total.currency)} size="medium" />
                    {least !== null && (
                      <small>
                        {compared.value.total === least
                          ? ask.cheapest
                          : ask.dearer(
                              formatMoney(
                                money(compared.value.total - least, rate.price.total.currency),
                                locale,
                              ),
                            )}
                      </small>
                    )}
                  </>
                ) : (
                  <small>{ask.cannot}</small>
                ),
              'comparison-sum',
            )}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {compared.map(({ pick }) => (
                <td key={pickKey(pick)}>
                  <Button
                    size="small"
                    aria-label={ask.chooseThis(nameOf(pick))}
                    onClick={() => onChoose(pick)}
                  >
                    {ask.choose}
                  </Button>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {picks.length < 2 && <p className="comparison-more">{ask.compareOne}</p>}
    </Dialog>
  )
}
