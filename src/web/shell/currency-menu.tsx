import { useState } from 'react'
import type { Currency } from '#domain/money/currency.ts'
import { ChevronDownIcon } from '#ui/icons/icons.ts'
import { Menu, type MenuEntry } from '#ui/overlays/menu.tsx'
import { useRequest, useShellWords, useSite } from '../page/use-page.ts'
import { currencyNames, sortCurrencies, useChangeCurrency } from './currencies.ts'

/** Needs a living page: the server knows the currency by cookie only. */
export function CurrencyMenu() {
  const { locale, currency } = useRequest()
  const { currencies } = useSite()
  const say = useShellWords()
  const change = useChangeCurrency()
  const [isNear, setIsNear] = useState(false)
  const { common, others } = sortCurrencies(currencies)

  const entry = (code: Currency, ruled: boolean): MenuEntry => {
    const { own, other } = currencyNames(code, locale)
    return {
      key: code,
      ruled,
      current: code === currency,
      onChoose: () => change(code),
      label: (
        <span className="currency">
          <b>{code}</b>
          {own}
          <small lang={locale === 'zh' ? 'en' : 'zh-CN'}>{other}</small>
        </span>
      ),
    }
  }
  // The names of about thirty currencies are built on hover or focus, not during hydration. They are the
  // engine's own, which differ between server and browsers.
  const entries = isNear
    ? [
        ...common.map((code) => entry(code, false)),
        ...others.map((code, index) => entry(code, index === 0 && common.length > 0)),
      ]
    : []
  return (
    <div className="needs-js" ref={onceNear(() => setIsNear(true))}>
      <Menu
        label={say.currency}
        align="end"
        triggerClass="bar-item"
        triggerLabel={say.currencyNow(currency)}
        trigger={
          <>
            {currency}
            <ChevronDownIcon small />
          </>
        }
        entries={entries}
      />
    </div>
  )
}

/** By pointer, by finger or by keyboard. */
const onceNear = (come: () => void) => (element: HTMLElement | null) => {
  const leaving = new AbortController()
  for (const way of ['pointerenter', 'focusin'])
    element?.addEventListener(way, come, { signal: leaving.signal })
  return () => leaving.abort()
}
