import { type Currency, minorDigits, minorUnits } from '../money/currency.ts'
import { MAX_PRICE, type PriceEdit } from './calendar-edit.ts'

type Method = Exclude<PriceEdit['how'], 'last_year'>
export type TypedPrice = { readonly how: Method; readonly amount: number }

const pattern = /^([+-]?)(\d{1,11})(?:\.(\d{1,3}))?(%?)$/

/** Full-width digits and signs are those of a Chinese keyboard. */
const plain = (text: string) => text.normalize('NFKC').replace(/[−–]/g, '-').replace(/[\s,]/g, '')

/**
 * Reads `780`, `+50`, `-10%`. A sign means a sum to add, a percent sign a percentage; without either, `fallback`
 * decides. Null if the text is no such amount.
 */
export function parseTypedPrice(
  text: string,
  currency: Currency,
  fallback: Method = 'set',
): TypedPrice | null {
  const found = pattern.exec(plain(text))
  if (!found) return null
  const [, sign, whole, fraction = '', percent] = found
  const how: Method = percent ? 'percent' : fallback === 'percent' ? 'percent' : sign ? 'add' : fallback
  const places = how === 'percent' ? 2 : minorDigits(currency)
  if (fraction.length > places) return null
  const units = how === 'percent' ? 100 : minorUnits(currency)
  const size = Number(whole) * units + Number(fraction.padEnd(places, '0').slice(0, places) || 0)
  const amount = sign === '-' ? 0 - size : size
  if (how === 'set' && (amount < 0 || amount > MAX_PRICE)) return null
  if (how === 'add' && Math.abs(amount) > MAX_PRICE) return null
  // Less than -100 percent has no meaning, and more than ten times the price is a slip.
  if (how === 'percent' && (amount <= -10_000 || amount > 100_000)) return null
  return { how, amount }
}
