import { isCurrencyCode } from '#domain/money/currency.ts'
import { isPlainDate } from '#domain/time/plain-date.ts'
import { isClockTime, isZone, parseInstant } from '#domain/time/zone-time.ts'

/** The parsed value of a field, or the reason why it is invalid. */
export type Read<Value> = { readonly value: Value } | { readonly reason: string }
export type Field<Value> = {
  readonly read: (text: string) => Read<Value>
  readonly needed: boolean
  readonly says: string
}

const value = <Value>(found: Value): Read<Value> => ({ value: found })
const wrong = (reason: string): Read<never> => ({ reason })

const field = <Value>(says: string, read: (text: string) => Read<Value>): Field<Value> => ({
  read,
  needed: true,
  says,
})

/** The value of an empty field. */
export const or = <Value, Other>(inner: Field<Value>, instead: Other): Field<Value | Other> => ({
  needed: false,
  says: `${inner.says}; may be empty`,
  read: (text) => (text === '' ? value(instead) : inner.read(text)),
})

/** This word, or a value of the inner field. */
export const either = <const Word extends string, Value>(
  word: Word,
  inner: Field<Value>,
): Field<Word | Value> => ({
  needed: inner.needed,
  says: `${word}, or ${inner.says}`,
  read: (text) => (text === word ? value(word) : inner.read(text)),
})

export const text = (most: number): Field<string> =>
  field(`text of at most ${most} characters`, (given) =>
    given.length > most
      ? wrong(`is ${given.length} characters long; at most ${most} are allowed`)
      : value(given),
  )

/** A telephone number in international form; spaces and hyphens are for the reader. */
export const telephone = (): Field<string> =>
  field('a telephone number such as +33 4 72 00 00 00', (given) =>
    /^\+[1-9](?:[ -]?\d){6,14}$/.test(given)
      ? value(given)
      : wrong(`"${given}" is not a telephone number such as +33 4 72 00 00 00`),
  )

export const code = (): Field<string> =>
  field('letters, digits, dot, hyphen and underscore, at most 60', (given) =>
    /^[A-Za-z0-9._-]{1,60}$/.test(given)
      ? value(given)
      : wrong(`"${given}" may hold only letters, digits, dot, hyphen and underscore, at most 60`),
  )

export const whole = (least: number, most: number): Field<number> =>
  field(`a whole number from ${least} to ${most}`, (given) => {
    const number = /^-?\d{1,15}$/.test(given) ? Number(given) : Number.NaN
    return number >= least && number <= most
      ? value(number)
      : wrong(`"${given}" is not a whole number from ${least} to ${most}`)
  })

export const decimal = (least: number, most: number): Field<number> =>
  field(`a number from ${least} to ${most}`, (given) => {
    const number = /^-?\d{1,12}(\.\d{1,12})?$/.test(given) ? Number(given) : Number.NaN
    return number >= least && number <= most
      ? value(number)
      : wrong(`"${given}" is not a number from ${least} to ${most}`)
  })

/** Percent with at most two decimals, as basis points. */
export const percent = (most: number): Field<number> =>
  field(`percent from 0 to ${most}, at most two decimals`, (given) => {
    const found = /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(given)
    const points = found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : Number.NaN
    return points <= most * 100
      ? value(points)
      : wrong(`"${given}" is not a percentage from 0 to ${most} with at most two decimals`)
  })

/** A sum with its sign, which is parsed with the hotel's currency, or a value of the inner field. */
export const orSum = <Value>(inner: Field<Value>): Field<Value | string> => ({
  needed: inner.needed,
  says: `${inner.says}, or a sum with its sign such as +30`,
  read: (text) => (/^[+-]/.test(text) ? value(text.slice(0, 30)) : inner.read(text)),
})

export const oneOf = <const Word extends string>(...words: readonly Word[]): Field<Word> =>
  field(`one of ${words.join(', ')}`, (given) => {
    const found = words.find((word) => word === given)
    return found === undefined ? wrong(`"${given}" is not one of ${words.join(', ')}`) : value(found)
  })

const checked = (says: string, is: (given: string) => boolean): Field<string> =>
  field(says, (given) => (is(given) ? value(given) : wrong(`"${given}" is not ${says}`)))

export const date = () => checked('a date such as 2027-03-28', isPlainDate)
export const time = () => checked('a time such as 15:00', isClockTime)
export const zone = () => checked('a time zone such as Asia/Shanghai', isZone)
export const currency = () => checked('a currency code such as EUR', isCurrencyCode)
export const instant = () =>
  checked('a moment with its offset such as 2027-03-28T00:00:00Z', (given) => parseInstant(given) !== null)
export const slug = () =>
  checked('a slug such as europe-france-paris', (given) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(given))
export const address = () =>
  checked(
    'an https address or a path that begins with /',
    (given) => /^(https:\/\/[^\s"<>]+|\/[^\s"<>/][^\s"<>]*)$/.test(given) && given.length <= 2_000,
  )

/** Ids from a known list, separated by spaces. */
export const ids = (known: readonly string[]): Field<string[]> =>
  field(`ids such as ${known[0]}, parted by spaces`, (given) => {
    const found = given.split(/\s+/).filter(Boolean)
    const odd = found.filter((id) => !known.includes(id))
    return odd.length === 0
      ? value([...new Set(found)])
      : wrong(`${odd.map((id) => `"${id}"`).join(', ')}: no such id; they are ${known.join(' ')}`)
  })

/** Codes separated by spaces. */
export const words = (): Field<string[]> =>
  field('ids such as wifi, parted by spaces', (given) => {
    const found = given.split(/\s+/).filter(Boolean)
    const odd = found.find((word) => !/^[a-z0-9_.-]{1,60}$/i.test(word))
    return odd === undefined ? value([...new Set(found)]) : wrong(`"${odd}" is no id`)
  })
