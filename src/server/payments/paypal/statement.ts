import * as z from 'zod'
import { parseDecimal } from '#domain/money/money.ts'
import type { Outcome, StatementLine } from '../provider.ts'
import type { PaypalClient } from './client.ts'

const Amount = z.object({ currency_code: z.string(), value: z.string() })
const Page = z.object({
  total_pages: z.number(),
  transaction_details: z.array(
    z.object({
      transaction_info: z.object({
        transaction_id: z.string(),
        transaction_event_code: z.string(),
        transaction_amount: Amount,
        fee_amount: Amount.optional(),
        custom_field: z.string().optional(),
      }),
    }),
  ),
})

/** Payments and refunds; other codes are transfers between the merchant's own accounts. */
const kinds: readonly [code: string, kind: StatementLine['kind']][] = [
  ['T00', 'capture'],
  ['T11', 'refund'],
]
const day = 86_400_000
const mostPages = 500

/** Transaction Search for one day. */
export async function readStatement(
  client: PaypalClient,
  date: string,
): Promise<Outcome<readonly StatementLine[]>> {
  const from = `${date}T00:00:00Z`
  const to = new Date(Date.parse(from) + day).toISOString()
  const lines: StatementLine[] = []
  for (let page = 1; page <= mostPages; page++) {
    const asked = new URLSearchParams({
      start_date: from,
      end_date: to,
      fields: 'transaction_info',
      page_size: '100',
      page: String(page),
    })
    const answer = await client.get(`/v1/reporting/transactions?${asked}`)
    if (answer.is !== 'done') return answer
    const parsed = Page.safeParse(answer.value)
    if (!parsed.success) return { is: 'unknown', why: 'a statement of another shape' }
    lines.push(
      ...parsed.data.transaction_details.flatMap(({ transaction_info }) => lineOf(transaction_info) ?? []),
    )
    if (page >= parsed.data.total_pages) break
  }
  return { is: 'done', value: lines }
}

type Info = z.infer<typeof Page>['transaction_details'][number]['transaction_info']

function lineOf(info: Info): StatementLine | null {
  const kind = kinds.find(([code]) => info.transaction_event_code.startsWith(code))?.[1]
  const money = unsigned(info.transaction_amount)
  if (!kind || !money) return null
  const fee = info.fee_amount ? (unsigned(info.fee_amount)?.amount ?? 0) : 0
  return { kind, id: info.transaction_id, money, fee, outNo: info.custom_field ?? null }
}

function unsigned({ value, currency_code }: z.infer<typeof Amount>) {
  const parsed = parseDecimal(value, currency_code)
  return parsed && { ...parsed, amount: Math.abs(parsed.amount) }
}
