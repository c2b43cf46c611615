import * as z from 'zod'
import { contrast, parseColour } from '#domain/colour.ts'
import { isCurrencyCode } from '#domain/money/currency.ts'
import { optional, text, withDefault } from './setting.ts'

const WHITE = { r: 255, g: 255, b: 255 }
/** The least contrast of text, by WCAG 2.2 AA: labels on buttons are white. */
const READABLE = 4.5

const isReadable = (hex: string): boolean => {
  const colour = parseColour(hex)
  return colour !== null && contrast(colour, WHITE) >= READABLE
}

/** Settings of the operator and the brand. */
export const brandSettings = {
  SITE_NAME: optional(text, 'The name of the site. If absent, Lodestar'),
  SITE_NAME_ZH: optional(text, 'The Chinese name of the site. If absent, `SITE_NAME`, or 星宿'),
  BRAND_COLOR: optional(
    z
      .string()
      .refine(
        isReadable,
        'a colour such as #1f44b8, dark enough for white text on it (contrast 4.5 or more)',
      ),
    'The colour of buttons and links, such as `#1f44b8`; the shades for dark pages are derived from it',
  ),
  BRAND_LOGO: optional(
    text.regex(/\.svg$/i, 'the path of an SVG file'),
    'The path of a square SVG: the logo beside the name, and the icons of tabs and home screens. If absent, our own',
  ),
  OPERATOR_NAME: optional(
    text,
    'The legal name of the operator, named in the documents. If absent, the name of the site',
  ),
  OPERATOR_ADDRESS: optional(
    text,
    'The postal address of the operator, named in the documents. If absent, the documents name none',
  ),
  PAYOUT_ACCOUNT: optional(
    text,
    'Your bank account, an IBAN or a number, that pays the commission of agents: the payment file of the desk names it, see [agents.md](agents.md#payouts)',
  ),
  PAYOUT_BIC: optional(
    text.regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'a BIC of 8 or 11 characters'),
    'The BIC of the bank of `PAYOUT_ACCOUNT`',
  ),
  REGISTRATION_ID: withDefault(text, 'DEMO-000000', 'The registration number in the footer'),
  SITE_CURRENCY: withDefault(
    z.string().refine(isCurrencyCode, 'a currency code such as CNY'),
    'CNY',
    'The currency of the first visit, where the language of the browser means none that is offered',
  ),
}
