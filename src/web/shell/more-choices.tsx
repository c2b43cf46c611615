import { useSite } from '../site.ts'
import { Select } from '../ui/select.tsx'
import { useChangeCurrency } from './currencies.ts'
import { currencyNames, sortCurrencies } from './currency-names.ts'
import { useLanguages, useOtherLanguages } from './languages.ts'
import { useAlive, useRequest, useShellWords } from './use-shell.ts'

export function MoreLanguages() {
  const say = useShellWords()
  const other = useOtherLanguages()
  return (
    <div className="more-row">
      <span id="more-language">{say.language}</span>
      <ul className="more-languages" aria-labelledby="more-language">
        {useLanguages().map(({ key, label, lang, href, current, onChoose }) => (
          <li key={key}>
            <a href={href} lang={lang} onClick={onChoose} aria-current={current || undefined}>
              {label}
            </a>
          </li>
        ))}
        {other && (
          <li>
            <button type="button" onClick={other.onChoose}>
              {other.label}
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}

export function MoreCurrency() {
  const { locale, currency } = useRequest()
  const { currencies } = useSite()
  const say = useShellWords()
  const change = useChangeCurrency()
  const alive = useAlive()
  const { common, others } = sortCurrencies(currencies)
  const options = alive ? [...common, ...others] : [currency]
  return (
    <div className="more-row needs-js">
      <label htmlFor="more-currency">{say.currency}</label>
      <Select id="more-currency" value={currency} onChange={(event) => change(event.target.value)}>
        {options.map((code) => (
          <option key={code} value={code}>
            {alive ? `${code} · ${currencyNames(code, locale).own}` : code}
          </option>
        ))}
      </Select>
    </div>
  )
}
