import type { PlaceOverview } from '#contract/places.ts'
import type { Locale } from '#domain/text/locale.ts'
import { placeWords } from '#words/search/places.ts'

type Props = { country: NonNullable<PlaceOverview['country']>; locale: Locale }

/** Currency, dialling code and power sockets of a country. */
export function CountryFacts({ country: { currency, dial, plugs, voltage }, locale }: Props) {
  const say = placeWords(locale)
  const money = new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency
  const facts = [
    [say.currency, say.currencyName(money, currency)],
    [say.dial, dial],
    [say.sockets, say.socketTypes(plugs, voltage)],
  ]
  return (
    <dl className="country-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
