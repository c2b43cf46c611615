import { money } from '#domain/money.ts'
import { formatMoney } from '#domain/money-format.ts'
import { comparisonWords } from '#words/comparison.ts'
import { offerWords } from '#words/offers.ts'
import { rateWords } from '#words/rates.ts'
import { useRequest } from '../shell/use-shell.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CloseIcon } from '../ui/icons.ts'
import { Price } from '../ui/price.tsx'
import { type ComparedPick, comparePicks } from './comparison.ts'
import { useHotelPlace } from './hotel-context.ts'
import { pickKey, type RatePick } from './rates.ts'

type Props = {
  picks: readonly RatePick[]
  onRemove: (pick: RatePick) => void
  onChoose: (pick: RatePick) => void
  onClose: () => void
}

/** Up to four rates side by side, each raised to the same meals and the same freedom to cancel. */
export function ComparisonDialog({ picks, onRemove, onChoose, onClose }: Props) {
  const ask = comparisonWords(useRequest().locale)
  const compared = comparePicks(picks)
  const totals = compared.flatMap(({ compared }) => (compared.ok ? [compared.value.total] : []))
  const least = totals.length > 1 ? Math.min(...totals) : null
  return (
    <Dialog open onClose={onClose} title={ask.compareTitle} lead={ask.compareLead} shape="wide">
      <ul className="comparison">
        {compared.map((each) => (
          <li key={pickKey(each.pick)}>
            <ComparedRate each={each} least={least} onRemove={onRemove} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {picks.length < 2 && <p className="comparison-more">{ask.compareOne}</p>}
    </Dialog>
  )
}

type RateProps = { each: ComparedPick; least: number | null } & Pick<Props, 'onRemove' | 'onChoose'>

function ComparedRate({ each: { pick, compared }, least, onRemove, onChoose }: RateProps) {
  const { locale, query } = useHotelPlace()
  const say = rateWords(locale)
  const ask = comparisonWords(locale)
  const { room, rate } = pick
  const { currency } = rate.price.total
  const { label, free_until } = rate.cancellation
  return (
    <>
      <h3>{offerWords(locale).roomsOf(room.name, query.search.rooms)}</h3>
      <p>{rate.name}</p>
      <dl>
        <div>
          <dt>{say.sum}</dt>
          <dd>
            <Price of={rate.price.total} size="small" />
          </dd>
        </div>
        <div>
          <dt>{say.cancellation}</dt>
          <dd>{label === 'free' && free_until ? say.freeUntil(free_until) : offerWords(locale)[label]}</dd>
        </div>
        <div>
          <dt>{say.payment}</dt>
          <dd>{offerWords(locale)[rate.payment]}</dd>
        </div>
        {compared.ok &&
          compared.value.additions.map(({ what, amount }) => (
            <div key={what}>
              <dt>{ask.adds(what === 'free_cancellation' ? ask.free_cancellation : say.board(what))}</dt>
              <dd>{formatMoney(money(amount, currency))}</dd>
            </div>
          ))}
        <div className="comparison-sum">
          <dt>{ask.alike}</dt>
          <dd>{compared.ok ? <Price of={money(compared.value.total, currency)} size="medium" /> : '–'}</dd>
        </div>
      </dl>
      <p className="comparison-note">
        {!compared.ok
          ? ask.cannot
          : least === null
            ? ''
            : compared.value.total === least
              ? ask.cheapest
              : ask.dearer(formatMoney(money(compared.value.total - least, currency)))}
      </p>
      <Button size="small" onClick={() => onChoose(pick)}>
        {ask.choose}
      </Button>
      <Button
        kind="quiet"
        round
        className="comparison-remove"
        aria-label={ask.remove(`${room.name}, ${rate.name}`)}
        onClick={() => onRemove(pick)}
      >
        <CloseIcon />
      </Button>
    </>
  )
}
