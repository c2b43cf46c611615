export type Amount = { currency_code: string; value: string }
export type Link = { href: string; rel: string; method: 'GET' | 'POST' | 'REDIRECT' }

type Stamped = { id: string; create_time: string; update_time: string }
export type Named = { custom_id?: string; invoice_id?: string }

export type PaypalOrder = Stamped & {
  intent: 'CAPTURE' | 'AUTHORIZE'
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  unit: Named & { reference_id: string; description?: string; amount: Amount }
  context: { return_url?: string; cancel_url?: string; locale?: string; brand_name?: string }
  authorizations: string[]
  captures: string[]
}

export type PaypalAuthorization = Stamped &
  Named & {
    status: 'CREATED' | 'CAPTURED' | 'PARTIALLY_CAPTURED' | 'VOIDED' | 'DENIED' | 'PENDING'
    amount: Amount
    expiration_time: string
    order: string
    reauthorized: boolean
    captures: string[]
  }

export type PaypalCapture = Stamped &
  Named & {
    status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
    amount: Amount
    final_capture: boolean
    fee: string
    order: string
    refunds: string[]
  }

export type PaypalRefund = Stamped &
  Named & { status: 'COMPLETED' | 'PENDING' | 'FAILED'; amount: Amount; capture: string }
