import { isValidIBAN } from 'ibantools'
import { create } from 'xmlbuilder2'
import type { BankAccount } from './bank-account.ts'

export type Debtor = { readonly name: string; readonly account: string; readonly bic: string | null }

export type Transfer = {
  readonly id: string
  readonly name: string
  readonly account: BankAccount
  /** In fen. */
  readonly amount: number
  readonly text: string
}

type Batch = {
  readonly id: string
  readonly debtor: Debtor
  readonly transfers: readonly Transfer[]
  readonly now: number
  /** The day on which the bank pays. */
  readonly day: string
}

const yuan = (fen: number) => (fen / 100).toFixed(2)
const idOf = (account: string) =>
  isValidIBAN(account) ? { IBAN: account } : { Othr: { Id: account.replaceAll(' ', '') } }

/** A customer credit transfer initiation of ISO 20022, pain.001.001.09, which banks import. */
export function paymentFile({ id, debtor, transfers, now, day }: Batch): string {
  const sum = yuan(transfers.reduce((total, { amount }) => total + amount, 0))
  const count = String(transfers.length)
  const message = `PAYOUTS-${id}`
  return create(
    { version: '1.0', encoding: 'UTF-8' },
    {
      Document: {
        '@xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
        CstmrCdtTrfInitn: {
          GrpHdr: {
            MsgId: message,
            CreDtTm: new Date(now).toISOString(),
            NbOfTxs: count,
            CtrlSum: sum,
            InitgPty: { Nm: debtor.name.slice(0, 140) },
          },
          PmtInf: {
            PmtInfId: message,
            PmtMtd: 'TRF',
            BtchBookg: 'true',
            NbOfTxs: count,
            CtrlSum: sum,
            ReqdExctnDt: { Dt: day },
            Dbtr: { Nm: debtor.name.slice(0, 140) },
            DbtrAcct: { Id: idOf(debtor.account), Ccy: 'CNY' },
            DbtrAgt: {
              FinInstnId: debtor.bic ? { BICFI: debtor.bic } : { Othr: { Id: 'NOTPROVIDED' } },
            },
            ChrgBr: 'SHAR',
            CdtTrfTxInf: transfers.map(({ id, name, account, amount, text }) => ({
              PmtId: { InstrId: `PAYOUT-${id}`, EndToEndId: `PAYOUT-${id}` },
              Amt: { InstdAmt: { '@Ccy': 'CNY', '#': yuan(amount) } },
              Cdtr: { Nm: name.slice(0, 140) },
              CdtrAcct: { Id: idOf(account.number) },
              RmtInf: { Ustrd: text.slice(0, 140) },
            })),
          },
        },
      },
    },
  ).end({ prettyPrint: true })
}
