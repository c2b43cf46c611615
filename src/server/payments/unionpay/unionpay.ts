import { ok, refuse } from '#domain/result.ts'
import type {
  Outcome,
  Provider,
  ProviderFacts,
  ProviderMessage,
  ProviderPayment,
  RawMessage,
} from '../provider.ts'
import { beijingDigits, type UnionpayAccess, unionpayClient } from './client.ts'
import { keyInForce } from './merchant-keys.ts'
import { giveBack, readReserved } from './refunds.ts'
import type { Fields } from './signature.ts'
import { readSettlement } from './statement.ts'
import { moneyOf, numbersOf, queryTransaction, stateOf } from './transactions.ts'

/** UnionPay: the payer's bank charges at once, and a cancellation is refunded. */
export function unionpay(access: UnionpayAccess): Provider {
  const client = unionpayClient(access)

  async function read(payment: ProviderPayment): Promise<Outcome<ProviderFacts>> {
    const asked = await queryTransaction(client, numbersOf(payment))
    if (asked.is !== 'done') return asked
    return { is: 'done', value: paymentFacts(asked.value, asked.value.origRespCode) }
  }

  return {
    method: 'unionpay',
    payee: access.merchantId,
    honouredDays: null,
    receipt: 'ok',
    begin: async (payment) => {
      const fields = client.sign({
        txnType: '01',
        txnSubType: '01',
        bizType: '000201',
        ...numbersOf(payment),
        txnAmt: String(payment.charge.amount),
        currencyCode: '156',
        frontUrl: payment.returnUrl,
        backUrl: payment.notifyUrl,
        ...(payment.payBefore === null ? {} : { payTimeout: beijingDigits(payment.payBefore) }),
      })
      if (!fields) return { is: 'unknown', why: 'no certificate of ours is in date' }
      const action = `${access.url}/gateway/api/frontTransReq.do`
      return { is: 'done', value: { reference: payment.outNo, next: { kind: 'form', action, fields } } }
    },
    read,
    run: async (operation) => {
      if (operation.kind === 'refund') return giveBack(client, operation)
      if (operation.kind !== 'close') return { is: 'refused', code: 'not_supported' }
      // The form expires by its own payTimeout; a payment made meanwhile is returned.
      const facts = await read(operation.payment)
      if (facts.is !== 'done') return facts
      return { is: 'done', value: facts.value.movements }
    },
    readMessage: async (message) => {
      const fields = client.verified(formOf(message))
      return fields ? ok(messageOf(fields)) : refuse('forbidden')
    },
    statementZone: 'Asia/Shanghai',
    statement: (day) => readSettlement(client, access, day),
    whyWrong: async () => {
      if (!keyInForce(access.keys, access.now()))
        return 'UNIONPAY_CERTIFICATE is not in date: renew it, and set the next one as UNIONPAY_NEXT_CERTIFICATE.'
      const asked = await client.post('queryTrans.do', {
        txnType: '00',
        txnSubType: '00',
        bizType: '000000',
        orderId: 'settingscheck',
        txnTime: beijingDigits(access.now()),
      })
      if (asked.is === 'unknown' && asked.why === 'bad signature')
        return `UnionPay at ${access.url} does not sign its answers as UNIONPAY_SIGNER with a certificate under UNIONPAY_ROOT: check both, and that they are for that host.`
      if (asked.is !== 'done') return null
      const { respCode = '', respMsg = '' } = asked.value
      return ['10', '11', '13', '31', '32'].includes(respCode)
        ? `UnionPay at ${access.url} refuses UNIONPAY_MERCHANT_ID, or UNIONPAY_PRIVATE_KEY and UNIONPAY_CERTIFICATE (${respCode} ${respMsg}): check them, and that they are for that host.`
        : null
    },
  }
}

const formOf = ({ body }: RawMessage): Fields => Object.fromEntries(new URLSearchParams(body.toString()))

function paymentFacts(fields: Fields, code: string | undefined): ProviderFacts {
  const { queryId = '', orderId, merId } = fields
  const state = stateOf(code)
  const capture = { kind: 'capture', id: queryId, state, money: moneyOf(fields) } as const
  return {
    reference: null,
    outNo: orderId ?? null,
    payee: merId ?? null,
    stage: state === 'pending' ? 'waiting' : 'over',
    movements: state === 'pending' ? [] : [capture],
  }
}

function messageOf(fields: Fields): ProviderMessage {
  const { queryId = '', txnType = '', respCode = '', merId, origQryId } = fields
  const told = { eventId: `${queryId}-${txnType}-${respCode}`, kind: `${txnType} ${respCode}` }
  if (txnType === '01') return { ...told, ...paymentFacts(fields, respCode) }
  const { outNo, key } = readReserved(fields.reqReserved)
  return {
    ...told,
    reference: null,
    outNo,
    payee: merId ?? null,
    stage: 'over',
    movements:
      txnType === '04' || txnType === '31'
        ? [
            {
              kind: 'refund',
              id: queryId,
              state: stateOf(respCode),
              money: moneyOf(fields),
              ...(key ? { operation: key } : {}),
              ...(origQryId ? { of: origQryId } : {}),
            },
          ]
        : [],
  }
}
