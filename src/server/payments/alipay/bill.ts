import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { parseDecimal } from '#domain/money/money.ts'
import type { Outcome, StatementLine } from '../provider.ts'
import type { AlipayClient } from './client.ts'
import { readTradeNo } from './numbers.ts'

const PATIENCE = 60_000
const MOST_BYTES = 100_000_000

/** The movements of a day in Beijing: Alipay provides them as a zipped CSV the next morning. */
export async function readBill(
  client: AlipayClient,
  day: string,
): Promise<Outcome<readonly StatementLine[]>> {
  const asked = await client.call('alipay.data.dataservice.bill.downloadurl.query', {
    bill_type: 'trade',
    bill_date: day,
  })
  if (asked.is === 'refused' && /bill_not_exist/i.test(asked.code)) return { is: 'done', value: [] }
  if (asked.is !== 'done') return asked
  try {
    const answer = await fetch(asked.value.bill_download_url ?? '', {
      signal: AbortSignal.timeout(PATIENCE),
    })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (!answer.ok || bytes.length > MOST_BYTES) return { is: 'unknown', why: `status ${answer.status}` }
    return { is: 'done', value: readZip(bytes) }
  } catch (error) {
    return { is: 'unknown', why: error instanceof Error ? error.message : 'no bill' }
  }
}

/** The file with details in the archive; the other has sums only. */
export function readZip(bytes: Uint8Array): StatementLine[] {
  const decoder = new TextDecoder('gbk')
  const tables = Object.values(unzipSync(bytes)).map((file) => decoder.decode(file))
  const details = tables.find((text) => text.includes('支付宝交易号,商户订单号'))
  if (!details) throw new Error('the bill has no details')
  const rows = parse(details, {
    columns: true,
    comment: '#',
    comment_no_infix: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
  }) as Record<string, string>[]
  return rows.map(lineOf)
}

function lineOf(row: Record<string, string>): StatementLine {
  const amount = fenOf(row['订单金额（元）'])
  const isRefund = row.业务类型 === '退款'
  const trade = row.支付宝交易号 ?? ''
  return {
    kind: isRefund ? 'refund' : 'capture',
    id: isRefund ? `${trade}-${row['退款批次号/请求号']}` : trade,
    money: { amount: Math.abs(amount), currency: 'CNY' },
    fee: null,
    outNo: readTradeNo(row.商户订单号 ?? '').outNo || null,
  }
}

function fenOf(text: string | undefined): number {
  const found = parseDecimal(text ?? '', 'CNY')
  if (!found) throw new Error(`invalid amount in a bill: ${text}`)
  return found.amount
}
