import { deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import type { Route } from '../http.ts'
import { fieldsOf, respOf, wireOf } from './fields.ts'
import { beijingDigits, type Ledger } from './ledger.ts'
import type { Notify } from './notify.ts'
import { type Merchant, whyNotOurs } from './transactions.ts'
import type { Transaction } from './types.ts'

type World = Merchant & { ledger: Ledger; notify: Notify; now: () => number }

/** Digits are padded on the left, everything else on the right. */
const digits = (value: string | number, width: number) => String(value).padStart(width, '0')
const text = (value: string, width: number) => value.padEnd(width)
const signed = (sign: 'C' | 'D', fen: number) => sign + digits(fen, 12)
const feeOf = (fen: number) => Math.round(fen * 0.006)

/** One line of a settlement file: 42 space-separated columns in UnionPay's order. */
function lineOf(row: Transaction, origin: Transaction | undefined, merchantId: string): string {
  const isPayment = row.kind === 'payment'
  const fee = isPayment ? feeOf(row.amount) : 0
  return [
    text('000', 3),
    digits('48270000', 11),
    digits('01020000', 11),
    digits(row.traceNo, 6),
    row.txnTime.slice(4),
    text('6216***********0018', 19),
    digits(row.amount, 12),
    text('7011', 4),
    text('07', 2),
    text(row.queryId, 21),
    text('', 2),
    text(row.orderId, 32),
    text('', 2),
    digits(origin?.traceNo ?? '', 6),
    digits(origin?.txnTime.slice(4) ?? '', 10),
    signed('D', fee),
    signed(isPayment ? 'C' : 'D', row.amount - fee),
    text('0001', 4),
    text('', 15),
    row.txnType,
    row.txnSubType,
    '000201',
    text('', 2),
    text('', 4),
    text('', 32),
    '1',
    text(row.origin ?? '', 21),
    text(merchantId, 15),
    '0',
    text('', 15),
    text('', 32),
    signed('C', 0),
    signed(isPayment ? 'C' : 'D', row.amount - fee),
    text('', 8),
    text('', 32),
    signed('C', 0),
    signed('C', 0),
    digits('', 12),
    text('', 2),
    text('', 1),
    text(origin?.orderId ?? '', 32),
    text('', 98),
  ].join(' ')
}

/** The file of a settled day: zipped, deflated again, and signed with the rest of the response. */
export function settlementCalls({ ledger, notify, now, ...merchant }: World): Route[] {
  // A day ends at 23:00 in Beijing.
  const settlementDay = (at: number) => beijingDigits(at + 3_600_000).slice(0, 8)

  return [
    {
      method: 'POST',
      path: '/filedownload/',
      operation: (request) => `76/01 ${fieldsOf(request).settleDate ?? ''}`,
      handle: (request) => {
        const fields = fieldsOf(request)
        const { txnTime = '', txnType = '', txnSubType = '', settleDate = '', fileType = '00' } = fields
        const answer = (respCode: string, more = {}) => ({
          status: 200,
          body: wireOf(
            notify.signed({
              ...notify.common(),
              ...{ bizType: '000000', txnTime, txnType, txnSubType, settleDate, fileType },
              ...more,
              ...respOf(respCode),
            }),
          ),
        })
        const why = whyNotOurs(fields, merchant)
        if (why) return answer(why)
        if (request.refusal) return answer(request.refusal)
        if (`${txnType}/${txnSubType}` !== '76/01' || !/^\d{4}$/.test(settleDate)) return answer('10')
        const rows = ledger
          .settled()
          .filter(({ settledAt }) => settlementDay(settledAt!).slice(4) === settleDate)
        if (rows.length === 0 || settleDate === settlementDay(now()).slice(4)) return answer('98')
        const day = settlementDay(rows[0]!.settledAt!)
        const lines = rows.map((row) => lineOf(row, ledger.byQueryId(row.origin ?? ''), merchant.merchantId))
        const archive = zipSync({
          [`INN${day.slice(2)}88ZM_${merchant.merchantId}`]: Buffer.from(`${lines.join('\n')}\n`),
        })
        return answer('00', {
          fileName: `${merchant.merchantId}_${day}.zip`,
          fileContent: deflateSync(archive).toString('base64'),
        })
      },
    },
  ]
}
