import { getCountrySpecifications, isValidIBAN } from 'ibantools'

export type BankAccount = { readonly kind: 'iban' | 'card'; readonly number: string }

const countries = getCountrySpecifications()

/** The first valid IBAN of a text that may also have a name and a bank. */
function ibanIn(text: string): string | null {
  const compact = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  for (let at = 0; at + 4 <= compact.length; at++) {
    const length = countries[compact.slice(at, at + 2)]?.chars
    const candidate = length ? compact.slice(at, at + length) : ''
    if (candidate && isValidIBAN(candidate)) return candidate
  }
  return null
}

/** The check digit of bank cards. */
function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [at, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** In China a bank account is known by its card number. */
function cardIn(text: string): string | null {
  const runs = text.replace(/(\d)[ -](?=\d)/g, '$1').match(/\d+/g) ?? []
  return runs.find((run) => run.length >= 16 && run.length <= 19 && passesLuhn(run)) ?? null
}

/** The bank account that an agent typed among other words; null for a wallet or an address. */
export function bankAccountIn(text: string): BankAccount | null {
  const iban = ibanIn(text)
  if (iban) return { kind: 'iban', number: iban }
  const card = cardIn(text)
  return card ? { kind: 'card', number: card } : null
}
