import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { Currency } from '#domain/money/currency.ts'
import { chooseCurrency } from '../browser-state/currency-choice.ts'
import { browser } from '../browser-state/this-browser.ts'

/** Remembers a currency and asks for the page's data anew, in it. */
export function changeCurrency(router: AnyRouter, currency: Currency) {
  chooseCurrency(browser, currency)
  browser.store.set({ local_currency: currency })
  router.update({ ...router.options, context: { ...router.options.context, currency } })
  void router.invalidate()
}

export function useChangeCurrency() {
  const router = useRouter()
  return (currency: Currency) => changeCurrency(router, currency)
}
