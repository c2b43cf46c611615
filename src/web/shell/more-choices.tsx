import { Select } from '#ui/fields/text-input.tsx'
import { useRequest, useShellWords, useSite } from '../page/use-page.ts'
import { currencyNames, sortCurrencies, useChangeCurrency } from './currencies.ts'
import { useLanguages, useOtherLanguages } from './languages.ts'
import { ThemeSwitch } from './theme-switch.tsx'

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

/** The names of currencies are built when the overlay opens, not during hydration. */
export function MoreCurrency({ open }: { open: boolean }) {
  const { locale, currency } = useRequest()
  const { currencies } = useSite()
  const say = useShellWords()
  const change = useChangeCurrency()
  const { common, others } = sortCurrencies(currencies)
  const options = open ? [...common, ...others] : [currency]
  return (
    <div className="more-row needs-js">
      <label htmlFor="more-currency">{say.currency}</label>
      <Select id="more-currency" value={currency} onChange={(event) => change(event.target.value)}>
        {options.map((code) => (
          <option key={code} value={code}>
            {open ? `${code} · ${currencyNames(code, locale).own}` : code}
          </option>
        ))}
      </Select>
    </div>
  )
}

export function MoreTheme() {
  return (
    <div className="more-row needs-js">
      <span aria-hidden="true">{useShellWords().theme}</span>
      <ThemeSwitch />
    </div>
  )
}
