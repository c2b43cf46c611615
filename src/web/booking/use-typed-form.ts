import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { listCountries } from '#contract/endpoints.ts'
import { asksTransferConsent } from '#domain/stay/transfer-consent.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Values } from '#ui/fields/form-state.ts'
import { useForm } from '#ui/fields/use-form.ts'
import { keepTyped, readTyped } from '../browser-state/booking-attempt.ts'
import type { KnownUser } from '../browser-state/session.ts'
import { tabItems } from '../browser-state/this-browser.ts'
import { useRequest } from '../page/use-page.ts'
import { firstCountry, type PhoneCountry, startingCountries } from './phone-number.ts'
import { emptyForm, filledFromAccount, formFaults, mobileForTexts } from './reservation-form.ts'

type Facts = {
  ref: RefObject<HTMLFormElement | null>
  rooms: number
  hotelCountry: string
  user: KnownUser | null
  texts: boolean
  locale: Locale
}

/** The form of the page: what was typed before wins over what the account knows, and all of it survives a reload. */
export function useTypedForm({ ref, rooms, hotelCountry, user, texts, locale }: Facts) {
  const { countries, isWhole } = useCountries()
  const countryOf = (code: string | undefined) => countries.find((each) => each.code === code) ?? null
  const asksConsentOf = (code: string | undefined) =>
    asksTransferConsent({ hotelCountry, locale, dial: countryOf(code)?.dial ?? '' })
  const numberFacts = ({ country }: Values) => ({
    country: countryOf(country),
    points: user ? (user.points ?? 0) : null,
    ownMobile: user?.mobile ?? null,
    texts,
  })
  const typing = useForm<Values>(emptyForm(rooms, firstCountry(locale, []), locale), (values) =>
    formFaults(values, {
      ...numberFacts(values),
      countries,
      locale,
      asksConsent: asksConsentOf(values.country),
    }),
  )
  const { form } = typing

  const fillFirst = useEffectEvent(() => {
    const before = { ...readTyped(tabItems), ...typedEarly(ref.current) }
    const first = emptyForm(rooms, firstCountry(locale, navigator.languages), locale)
    const known = Object.entries(before).filter(([name]) => name in first)
    form.reset({ ...first, ...Object.fromEntries(known) })
  })
  const fillFromAccount = useEffectEvent(() => {
    if (user) form.reset(filledFromAccount(form.get().values, user, countries))
  })
  useEffect(() => {
    fillFirst()
    return form.subscribe(() => keepTyped(tabItems, form.get().values))
  }, [form])
  const settleCountry = useEffectEvent(() => {
    if (!countryOf(form.get().values.country)) form.change('country', firstCountry(locale, []))
  })
  useEffect(() => {
    if (isWhole) settleCountry()
  }, [isWhole])
  const who = user?.id
  useEffect(() => {
    if (who && isWhole) fillFromAccount()
  }, [who, isWhole])

  return {
    ...typing,
    countries,
    country: countryOf(typing.values.country),
    mobile: mobileForTexts(typing.values, numberFacts(typing.values)),
    asksConsent: asksConsentOf(typing.values.country),
  }
}

/** The form was there before the scripts: what was typed into it meanwhile. */
function typedEarly(form: HTMLFormElement | null): Record<string, string> {
  if (!form) return {}
  const untouched = new Set(['country', 'remember'])
  const typed = [...new FormData(form)].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[1] !== '' && !untouched.has(entry[0]),
  )
  return Object.fromEntries(typed)
}

/** The countries of a telephone field, by name; two of them until the page is alive. */
function useCountries(): { countries: readonly PhoneCountry[]; isWhole: boolean } {
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
