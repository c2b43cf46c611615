import type { Movement, ProviderMessage } from '../provider.ts'
import type { Answer } from './client.ts'
import { authorisationOf } from './holds.ts'
import { expandKey, yuanOf } from './numbers.ts'
import { tradeFacts } from './trades.ts'

/** A notification with a verified signature. */
export function messageOf(fields: Answer, appId: string): ProviderMessage {
  const { notify_type = '', notify_id = '', trade_status = '', app_id } = fields
  const common = { eventId: notify_id, kind: `${notify_type} ${trade_status}`.trim() }
  // A message for another application is not ours, whoever the seller is.
  const payeeOf = (seller: string | undefined) => (app_id === appId ? (seller ?? null) : `app ${app_id}`)
  if (notify_type === 'fund_auth_freeze' || notify_type === 'fund_auth_unfreeze') {
    return {
      ...common,
      reference: null,
      outNo: fields.out_order_no ?? null,
      payee: payeeOf(fields.payee_user_id),
      stage: 'over',
      movements: fields.status === 'SUCCESS' ? holdMovements(fields) : [],
    }
  }
  return { ...common, ...tradeFacts(fields, fields.gmt_payment), payee: payeeOf(fields.seller_id) }
}

function holdMovements(fields: Answer): Movement[] {
  if (fields.operation_type === 'FREEZE') return [authorisationOf(fields)]
  const operation = expandKey(fields.out_request_no)
  const { auth_no = '', amount, rest_amount } = fields
  // The balance that a final capture releases is not an operation of ours.
  if (!operation || yuanOf(rest_amount).amount > 0) return []
  return [{ kind: 'void', id: auth_no, state: 'done', money: yuanOf(amount), operation }]
}
