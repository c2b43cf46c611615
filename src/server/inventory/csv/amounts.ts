import { decimalText, parseDecimal } from '#domain/money/money.ts'
import type { Portion } from '#domain/money/portion.ts'
import type { CancellationPolicy, CancellationStep } from '#domain/price/cancellation.ts'
import type { PaymentTerms } from '#domain/price/payment-types.ts'
import type { ChildBand } from '#domain/price/product.ts'
import { isClockTime } from '#domain/time/zone-time.ts'
import type { Read } from './fields.ts'

// Amounts are written as `420` or `420.50` in the hotel's currency; internally they are minor units.

const wrong = (reason: string): Read<never> => ({ reason })

export function readAmount(text: string, currency: string): Read<number> {
  const money = parseDecimal(text, currency)
  if (!money || money.amount < 0) return wrong(`"${text}" is not an amount of ${currency}`)
  return money.amount > 1e13 ? wrong(`"${text}" is too large`) : { value: money.amount }
}

/** A sum with its sign, as signed minor units in text: `+30.00` is `+3000`. */
export function readSum(text: string, currency: string): Read<string> {
  const amount = readAmount(text.slice(1), currency)
  if ('reason' in amount) return wrong(`"${text}" is not a sum of ${currency} such as +30 or -15.50`)
  return amount.value > 0 ? { value: `${text[0]}${amount.value}` } : wrong('must not be a sum of 0')
}

export const sumText = (sum: number, currency: string): string =>
  `${sum < 0 ? '-' : '+'}${amountText(Math.abs(sum), currency)}`

export const amountText = (amount: number, currency: string): string =>
  decimalText({ amount, currency }).replace(/\.0+$/, '')

const basisText = (points: number) => (points / 100).toFixed(2).replace(/\.?0+$/, '')
export const percentText = basisText

/** `30%`, `1n` for the first night, or an amount. */
export function readPortion(text: string, currency: string): Read<Portion> {
  const part = /^(\d{1,3}(?:\.\d{1,2})?)%$/.exec(text)
  if (part) {
    const points = Math.round(Number(part[1]) * 100)
    return points <= 10_000
      ? { value: { of: 'percent', value: points } }
      : wrong(`"${text}" is more than all of it`)
  }
  const nights = /^(\d{1,2})n$/.exec(text)
  if (nights) return { value: { of: 'nights', value: Number(nights[1]) } }
  const amount = readAmount(text, currency)
  return 'value' in amount
    ? { value: { of: 'amount', value: amount.value } }
    : wrong(`"${text}" is neither a percentage (30%), nor nights (1n), nor an amount (50.00)`)
}

export function portionText({ of, value }: Portion, currency: string): string {
  if (of === 'percent') return `${basisText(value)}%`
  return of === 'nights' ? `${value}n` : amountText(value, currency)
}

/** `prepay`, `guarantee`, `at_hotel`, or `deposit 30%`. */
export function readPayment(text: string, currency: string): Read<PaymentTerms> {
  if (text === 'prepay' || text === 'guarantee' || text === 'at_hotel') return { value: { type: text } }
  const deposit = /^deposit (\S+)$/.exec(text)
  if (!deposit)
    return wrong(`"${text}" is not prepay, guarantee, at_hotel, or a deposit such as "deposit 30%"`)
  const portion = readPortion(deposit[1]!, currency)
  return 'value' in portion ? { value: { type: 'deposit', deposit: portion.value } } : portion
}

export const paymentText = (terms: PaymentTerms, currency: string): string =>
  terms.type === 'deposit' ? `deposit ${portionText(terms.deposit, currency)}` : terms.type

/** `1d18:00 1n; 0d12:00 100%`: the fee from each deadline on; `booking 100%` is never free; empty is always free. */
export function readSteps(text: string, currency: string): Read<CancellationStep[]> {
  const steps: CancellationStep[] = []
  for (const part of parts(text)) {
    const found = /^(booking|(\d{1,3})d(\d{2}:\d{2})) (\S+)$/.exec(part)
    if (!found || (found[3] && !isClockTime(found[3])))
      return wrong(`"${part}" is not a step such as "1d18:00 100%" or "booking 100%"`)
    const fee = readPortion(found[4]!, currency)
    if ('reason' in fee) return fee
    steps.push({
      from: found[1] === 'booking' ? null : { daysBefore: Number(found[2]), time: found[3]! },
      fee: fee.value,
    })
  }
  return { value: steps }
}

export const stepsText = ({ steps }: CancellationPolicy, currency: string): string =>
  steps
    .map(
      ({ from, fee }) =>
        `${from ? `${from.daysBefore}d${from.time}` : 'booking'} ${portionText(fee, currency)}`,
    )
    .join('; ')

/** `5 0 0%; 12 80.00 50%`: highest age, price per night, and share of an adult's meal price. */
export function readBands(text: string, currency: string): Read<ChildBand[]> {
  const bands: ChildBand[] = []
  for (const part of parts(text)) {
    const found = /^(\d{1,2}) (\S+) (\d{1,3}(?:\.\d{1,2})?)%$/.exec(part)
    if (!found)
      return wrong(`"${part}" is not a band such as "12 80.00 50%" (age, amount a night, part of the meals)`)
    const perNight = readAmount(found[2]!, currency)
    if ('reason' in perNight) return perNight
    const toAge = Number(found[1])
    if (toAge <= (bands.at(-1)?.toAge ?? -1)) return wrong('the ages of the bands do not rise')
    bands.push({ toAge, perNight: perNight.value, board: Math.round(Number(found[3]) * 100) })
  }
  return { value: bands }
}

export const bandsText = (bands: readonly ChildBand[], currency: string): string =>
  bands
    .map(({ toAge, perNight, board }) => `${toAge} ${amountText(perNight, currency)} ${basisText(board)}%`)
    .join('; ')

const parts = (text: string) =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
