import assert from 'node:assert/strict'
import { test } from 'node:test'
import { create } from 'xmlbuilder2'
import { paymentFile } from './payment-file.ts'

const transfer = { id: '31', name: 'Lin Wei <&>', amount: 1_284_60, text: 'Commission' }

test('the payment file has its number of transfers, their sum, and both kinds of accounts', () => {
  const text = paymentFile({
    id: '4',
    debtor: { name: 'Inn & Co Ltd', account: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    transfers: [
      { ...transfer, account: { kind: 'iban', number: 'FR1420041010050500013M02606' } },
      { ...transfer, id: '32', amount: 5, account: { kind: 'card', number: '4111111111111111' } },
    ],
    now: Date.parse('2026-12-08T01:12:00Z'),
    day: '2026-12-08',
  })
  const { Document } = create(text).end({ format: 'object' }) as unknown as {
    Document: {
      CstmrCdtTrfInitn: {
        GrpHdr: Record<string, unknown>
        PmtInf: Record<string, unknown> & {
          CdtTrfTxInf: { Amt: { InstdAmt: unknown }; CdtrAcct: { Id: unknown } }[]
        }
      }
    }
  }
  const { GrpHdr, PmtInf } = Document.CstmrCdtTrfInitn
  assert.deepEqual([GrpHdr.MsgId, GrpHdr.NbOfTxs, GrpHdr.CtrlSum], ['PAYOUTS-4', '2', '1284.65'])
  assert.deepEqual(
    [PmtInf.NbOfTxs, PmtInf.CtrlSum, PmtInf.ReqdExctnDt],
    ['2', '1284.65', { Dt: '2026-12-08' }],
  )
  const [first, second] = PmtInf.CdtTrfTxInf
  assert.match(text, /<Nm>Lin Wei &lt;&amp;&gt;<\/Nm>/)
  assert.deepEqual(first!.Amt.InstdAmt, { '@Ccy': 'CNY', '#': '1284.60' })
  assert.deepEqual(first!.CdtrAcct.Id, { IBAN: 'FR1420041010050500013M02606' })
  assert.deepEqual(second!.CdtrAcct.Id, { Othr: { Id: '4111111111111111' } })
})
