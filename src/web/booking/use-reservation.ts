import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { bookStay, editAccount, listRooms } from '#contract/endpoints.ts'
import { warnIncomplete } from '#ui/fields/use-form.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { signInWords } from '#words/accounts/sign-in.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import {
  attemptBooked,
  beginAttempt,
  clearTyped,
  endAttempt,
  readAttempt,
} from '../browser-state/booking-attempt.ts'
import { identityOf, keepSession, userFrom } from '../browser-state/session.ts'
import { browser, tabItems } from '../browser-state/this-browser.ts'
import { useUser } from '../browser-state/use-stored.ts'
import { useRequest, useSite } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { afterBooking, isSameOffer, type Outcome, outcomeOf } from './booking-outcome.ts'
import { type ReservationData, roomsQuery } from './load-reservation.ts'
import { type OtherRoom, otherRoomsIn } from './other-rooms.ts'
import { renewOffer } from './renew-quotes.ts'
import { bookingOf, emailField, worthRemembering } from './reservation-form.ts'
import { useCodeLogIn } from './use-code-log-in.ts'
import { useContactCode } from './use-contact-code.ts'
import { useDiscount } from './use-discount.ts'
import { useTypedForm } from './use-typed-form.ts'

/** The notice above the form, until the guest acts on it. */
export type Notice = Exclude<Outcome, { is: 'booked' | 'expired' | 'wrong_fields' | 'unconfirmed' }> & {
  others?: readonly OtherRoom[]
}

/** State of the page: the form, its sign-in, the quote and the result of the booking. */
export function useReservation(data: ReservationData) {
  const { call, locale } = useRequest()
  const say = reserveWords(locale)
  const router = useRouter()
  const signedCall = useSignedCall()
  const user = useUser()
  const ref = useRef<HTMLFormElement>(null)
  const typed = useTypedForm({
    ref,
    rooms: data.asked.rooms,
    hotelCountry: data.hotel.countrySlug,
    user,
    texts: useSite().texts_bookings,
    locale,
  })
  const discount = useDiscount({ offer: data.offer, typed, isGuest: user !== null })
  const [notice, setNotice] = useState<Notice | null>(null)
  /** Counts submits with faults: each one focuses the summary. */
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const isBusy = useRef(false)
  /** The guest pressed the button and only has to sign in: then it goes on. */
  const [isWaiting, setWaiting] = useState(false)
  const signIn = useCodeLogIn(() => {
    if (isWaiting) void book()
  })
  const contactCode = useContactCode(() => void book())
  const { quote } = data.offer

  const remembered = useEffectEvent(() => {
    const before = readAttempt(tabItems, quote)
    if (before?.orderId) setNotice({ is: 'already_booked', orderId: before.orderId })
    else if (before?.open) setNotice({ is: 'unanswered' })
  })
  useEffect(() => {
    remembered()
    // Going back before the next page has loaded restores the typed form.
    return router.history.subscribe(({ action }) => {
      if (action.type === 'BACK') remembered()
    })
  }, [router])

  async function book() {
    if (isBusy.current) return
    if (typed.form.firstFault()) {
      warnIncomplete(locale)
      return setTries((count) => count + 1)
    }
    if (!identityOf(browser)) return askToSignIn()
    setWaiting(false)
    await whileBusy(() => commit(quote))
  }

  async function askToSignIn() {
    setWaiting(true)
    const account = typed.values[emailField]!.trim() || typed.mobile
    if (!account) return
    const isSent = signIn.code.sentTo === account || (await signIn.send(account))
    if (isSent) focusOn('code')
  }

  async function askToConfirm(text: string) {
    setNotice(null)
    const email = typed.values[emailField]!.trim()
    if (contactCode.isNeededFor(email) || (await contactCode.send(email))) {
      focusOn('contact_code')
      return
    }
    typed.form.refuse({ [emailField]: text })
    setTries((count) => count + 1)
  }

  async function commit(quote: string): Promise<void> {
    const booking = bookingOf(quote, { ...typed, values: typed.form.get().values, isGuest: true })
    const req_id = beginAttempt(tabItems, quote, booking)
    const prompt = { lead: signInWords(locale).expired }
    try {
      const answer = await signedCall(bookStay, { ...booking, req_id }, { quiet: true, prompt })
      const outcome: Outcome = answer ? outcomeOf(answer, locale) : { is: 'signed_out' }
      if (outcome.is === 'booked') {
        attemptBooked(tabItems, quote, outcome.orderId)
        remember(booking)
        clearTyped(tabItems)
        return router.history.push(afterBooking(outcome, locale))
      }
      if (outcome.is !== 'unanswered' && outcome.is !== 'signed_out') endAttempt(tabItems, quote)
      await settle(outcome)
    } catch {
      await settle({ is: 'unanswered' })
    }
  }

  async function settle(outcome: Exclude<Outcome, { is: 'booked' }>): Promise<void> {
    if (outcome.is === 'wrong_fields') {
      typed.form.refuse(outcome.faults)
      setNotice(null)
      return setTries((count) => count + 1)
    }
    if (outcome.is === 'unconfirmed') return askToConfirm(outcome.text)
    if (outcome.is === 'expired') {
      const renewed = await renewQuote()
      return renewed ? commit(renewed) : undefined
    }
    const others = outcome.is === 'gone' ? await otherRooms() : []
    setNotice({ ...outcome, others })
  }

  /** The same offer with a new quote, or null where it is no longer the same and the guest has to say. */
  async function renewQuote(): Promise<string | null> {
    const answer = await renewOffer(call, data.parts).catch(() => null)
    if (!answer) {
      setNotice({ is: 'unanswered' })
      return null
    }
    if (!succeeded(answer)) {
      const outcome = outcomeOf(answer, locale)
      await settle(outcome.is === 'booked' || outcome.is === 'expired' ? { is: 'unanswered' } : outcome)
      return null
    }
    if (!isSameOffer(data.offer, answer.data)) {
      setNotice({ is: 'changed', what: 'price', offer: answer.data })
      return null
    }
    await goTo(answer.data.quote)
    return answer.data.quote
  }

  /** The address names the quote, so that a reload finds what is shown. */
  const goTo = (quote: string) =>
    router.navigate({ to: '/hreserve', search: { quote }, replace: true, resetScroll: false })

  async function otherRooms(): Promise<readonly OtherRoom[]> {
    const answer = await call(listRooms, roomsQuery(data.asked), { quiet: true }).catch(() => null)
    return answer && succeeded(answer) ? otherRoomsIn(answer.data, { ...data.asked, terms: data.offer }) : []
  }

  function remember(booking: Parameters<typeof worthRemembering>[0]) {
    // A guest who has just signed in is not yet in the rendered state.
    const owner = userFrom(browser.items.get('user_info'))
    const change = owner && typed.form.get().values.remember ? worthRemembering(booking, owner) : null
    if (!change) return
    const keep = async () => {
      const answer = await call(editAccount, change, { quiet: true }).catch(() => null)
      if (answer && succeeded(answer)) keepSession(browser, answer.data)
    }
    void keep()
  }

  async function whileBusy(deed: () => Promise<unknown>) {
    isBusy.current = true
    setBusy(true)
    try {
      await deed()
    } finally {
      isBusy.current = false
      setBusy(false)
    }
  }

  const focusOn = (name: string) =>
    requestAnimationFrame(() => {
      const field = ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)
      field?.focus({ preventScroll: true })
      // On a phone the dock would lie over a field at the bottom edge.
      field?.scrollIntoView({ block: 'center' })
    })

  return {
    ref,
    typed,
    user,
    signIn,
    contactCode,
    discount,
    isWaiting,
    notice,
    tries,
    busy,
    book,
    focusOn,
    renew: () =>
      whileBusy(async () => {
        if (await renewQuote()) showToast({ kind: 'good', text: say.renewed })
      }),
    accept: (quote: string) =>
      whileBusy(async () => {
        await goTo(quote)
        setNotice(null)
        showToast({ kind: 'good', text: say.accepted })
        ref.current?.querySelector<HTMLElement>('.reserve-end .button-filled')?.focus()
      }),
  }
}
export type Reservation = ReturnType<typeof useReservation>
