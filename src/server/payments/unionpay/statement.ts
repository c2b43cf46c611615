import { inflateSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import type { Outcome, StatementLine } from '../provider.ts'
import { beijingDigits, type UnionpayAccess, type UnionpayClient } from './client.ts'

const MOST_BYTES = 100_000_000
const NO_FILE = '98'

/**
 * The settlement of a day, which ends at 23:00 in Beijing. A missing file means that nothing moved, or that the day
 * is not over.
 */
export async function readSettlement(
  client: UnionpayClient,
  { fileUrl, merchantId, now }: Pick<UnionpayAccess, 'fileUrl' | 'merchantId' | 'now'>,
  day: string,
): Promise<Outcome<readonly StatementLine[]>> {
  const asked = await client.exchange(`${fileUrl}/`, {
    txnType: '76',
    txnSubType: '01',
    bizType: '000000',
    channelType: '',
    txnTime: beijingDigits(now()),
    fileType: '00',
    settleDate: day.slice(5).replace('-', ''),
  })
  if (asked.is !== 'done') return asked
  const { respCode = '', fileContent = '' } = asked.value
  if (respCode === NO_FILE) return { is: 'done', value: [] }
  if (respCode !== '00') return { is: 'unknown', why: `respCode ${respCode}` }
  try {
    const archive = inflateSync(Buffer.from(fileContent, 'base64'), { maxOutputLength: MOST_BYTES })
    return { is: 'done', value: readArchive(archive, merchantId) }
  } catch (error) {
    return { is: 'unknown', why: error instanceof Error ? error.message : 'no file' }
  }
}

/** The file of regular transactions (`INN…ZM_…`) in the archive; the others contain disputes and sums. */
export function readArchive(archive: Uint8Array, merchantId: string): StatementLine[] {
  const files = Object.entries(unzipSync(archive))
  const found = files.find(([name]) => name.split('/').at(-1)!.includes('ZM_'))
  if (!found) throw new Error('the archive has no file of transactions')
  // Columns are counted in bytes, and their contents are ASCII.
  const lines = Buffer.from(found[1]).toString('latin1').split(/\r?\n/)
  return lines
    .filter((line) => line.trim() !== '')
    .map(columnsOf)
    .filter((columns) => columns.merchant === merchantId && columns.type in kinds)
    .map(lineOf)
}

const kinds: Readonly<Record<string, StatementLine['kind']>> = {
  '01': 'capture',
  '04': 'refund',
  '31': 'refund',
}

/** Widths of the columns, with one byte between two of them. */
const widths = [
  3, 11, 11, 6, 10, 19, 12, 4, 2, 21, 2, 32, 2, 6, 10, 13, 13, 4, 15, 2, 2, 6, 2, 4, 32, 1, 21, 15, 1, 15, 32,
  13, 13, 8, 32, 13, 13, 12, 2, 1, 32,
]
/** Positions of the columns in UnionPay's numbering. */
const numbers = { amount: 7, queryId: 10, orderId: 12, type: 20, merchant: 28, originOrderId: 41 } as const
type Columns = Record<keyof typeof numbers, string>

function columnsOf(line: string): Columns {
  const column = (number: number) => {
    const from = widths.slice(0, number - 1).reduce((sum, width) => sum + width + 1, 0)
    return line.slice(from, from + widths[number - 1]!).trim()
  }
  return Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [name, column(number)]),
  ) as Columns
}

function lineOf({ amount, queryId, orderId, type, originOrderId }: Columns): StatementLine {
  if (!/^\d+$/.test(amount) || queryId === '') throw new Error('unexpected line format in a settlement file')
  const kind = kinds[type]!
  return {
    kind,
    id: queryId,
    money: { amount: Number(amount), currency: 'CNY' },
    // Only the file has it, no message does.
    fee: null,
    outNo: (kind === 'capture' ? orderId : originOrderId) || null,
  }
}
