import { zipSync } from 'fflate'
import type { Route } from '../http.ts'
import type { Simulation } from '../simulator.ts'
import { beijingTime, yuanOf } from './amounts.ts'
import { invalid, refused, success } from './answers.ts'
import type { Ledger } from './ledger.ts'
import type { Answer, Call, Trade } from './types.ts'

const columns =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'.split(
    ',',
  )

type Row = { trade: Trade; kind: '交易' | '退款'; amount: number; at: number; refundNo: string }

const signed = (fen: number) => (fen < 0 ? `-${yuanOf(-fen)}` : yuanOf(fen))
const feeOf = (fen: number) => Math.sign(fen) * Math.round(Math.abs(fen) * 0.006)

function lineOf({ trade, kind, amount, at, refundNo }: Row): string {
  const filled: Readonly<Record<string, string>> = {
    支付宝交易号: trade.tradeNo,
    商户订单号: trade.outTradeNo,
    业务类型: kind,
    商品名称: trade.subject.replaceAll(',', '，'),
    创建时间: beijingTime(trade.createdAt),
    完成时间: beijingTime(at),
    对方账户: 'sim***@example.com',
    '订单金额（元）': signed(amount),
    '商家实收（元）': signed(amount),
    '退款批次号/请求号': refundNo,
    '服务费（元）': signed(-feeOf(amount)),
  }
  return columns.map((name) => `${filled[name] ?? (name.endsWith('（元）') ? '0.00' : '')}\t`).join(',')
}

/** The daily bill: a zipped table in GBK, at a URL that is requested first. */
export function billCalls(ledger: Ledger, { url }: Pick<Simulation, 'url'>) {
  function rowsOf(date: string): Row[] {
    const rows = ledger.trades().flatMap((trade): Row[] => [
      ...(trade.paidAt === null
        ? []
        : [{ trade, kind: '交易' as const, amount: trade.amount, at: trade.paidAt, refundNo: '' }]),
      ...trade.refunds.map(({ amount, at, outRequestNo }) => ({
        trade,
        kind: '退款' as const,
        amount: -amount,
        at,
        refundNo: outRequestNo,
      })),
    ])
    return rows.filter(({ at }) => beijingTime(at).startsWith(date))
  }

  function query({ business }: Call): Answer {
    const date = String(business.bill_date)
    if (business.bill_type !== 'trade' || !/^\d{4}-\d\d-\d\d$/.test(date))
      return invalid('isv.invalid-parameter')
    if (rowsOf(date).length === 0) return refused('isp.bill_not_exist')
    return success({ bill_download_url: `${url()}/bills/${date}` })
  }

  const download: Route = {
    method: 'GET',
    path: '/bills/:date',
    handle: ({ params }) => {
      const date = params.date!
      const text = [
        '#支付宝业务明细查询',
        `#起始日期：[${date} 00:00:00]   终止日期：[${date} 23:59:59]`,
        '#-----------------------------------------业务明细列表----------------------------------------',
        columns.join(','),
        ...rowsOf(date).map(lineOf),
        '#-----------------------------------------业务明细列表结束------------------------------------',
      ].join('\r\n')
      const day = date.replaceAll('-', '')
      const files = zipSync({ [`${day}_details.csv`]: gbkOf(text) })
      return { status: 200, headers: { 'content-type': 'application/zip' }, body: Buffer.from(files) }
    },
  }

  return { calls: { 'alipay.data.dataservice.bill.downloadurl.query': query }, download }
}

let table: Map<string, number> | null = null

/**
 * Node decodes GBK and cannot encode it: the encoding table is built by decoding every pair of bytes once.
 */
function gbkOf(text: string): Buffer {
  table ??= readTable()
  const bytes: number[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0)!
    const pair = code < 128 ? code : (table.get(letter) ?? 63)
    if (pair > 255) bytes.push(pair >> 8)
    bytes.push(pair & 255)
  }
  return Buffer.from(bytes)
}

function readTable(): Map<string, number> {
  const decoder = new TextDecoder('gbk')
  const found = new Map<string, number>()
  for (let first = 0x81; first <= 0xfe; first++) {
    for (let second = 0x40; second <= 0xfe; second++) {
      const letter = decoder.decode(Uint8Array.of(first, second))
      if (letter.length === 1 && letter !== '�') found.set(letter, (first << 8) | second)
    }
  }
  return found
}
