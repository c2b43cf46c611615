import { useEffect, useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { listCountries } from '#contract/endpoints.ts'
import { useRequest } from '../page/use-page.ts'
import { type PhoneCountry, startingCountries } from './phone-number.ts'

/** The countries of a telephone field, by name; two of them until the page is alive. */
export function useCountries(): { countries: readonly PhoneCountry[]; isWhole: boolean } {
  const { call, locale } = useRequest()
  const [countries, setCountries] = useState<readonly PhoneCountry[] | null>(null)
  useEffect(() => {
    let isLeft = false
    const ask = async () => {
      const answer = await call(listCountries, {}, { quiet: true }).catch(() => null)
      if (!answer || !succeeded(answer) || isLeft) return
      const order = new Intl.Collator(locale)
      setCountries(answer.data.toSorted((a, b) => order.compare(a.name, b.name)))
    }
    void ask()
    return () => {
      isLeft = true
    }
  }, [call, locale])
  return { countries: countries ?? startingCountries(locale), isWhole: countries !== null }
}
