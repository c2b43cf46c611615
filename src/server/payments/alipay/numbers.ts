import { decimalText, type Money, money, parseDecimal } from '#domain/money/money.ts'

/** An operation's key without dashes, which Alipay's numbers may not contain. */
export const compactKey = (key: string): string => key.replaceAll('-', '')

/** The key with dashes; undefined for a number that is not ours. */
export const expandKey = (text: string | undefined): string | undefined => {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(text ?? '')
  return parts?.slice(1).join('-')
}

/** A capture of a hold is a trade of its own, numbered by payment and operation. */
export const captureNo = (outNo: string, key: string): string => `${outNo}_${compactKey(key)}`

export const readTradeNo = (outTradeNo: string): { outNo: string; key?: string } => {
  const [outNo = '', rest] = outTradeNo.split('_')
  const key = expandKey(rest)
  return { outNo, ...(key ? { key } : {}) }
}

export const yuan = (charge: Money): string => decimalText(charge)

/** An unreadable amount is zero: no payment of ours has that amount. */
export const yuanOf = (text: string | undefined): Money => parseDecimal(text ?? '', 'CNY') ?? money(0, 'CNY')
