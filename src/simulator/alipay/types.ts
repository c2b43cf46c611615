export type TradeStatus = 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_FINISHED' | 'TRADE_CLOSED'

export type Refund = { readonly outRequestNo: string; readonly amount: number; readonly at: number }

/** Amounts are in fen. */
export type Trade = {
  readonly outTradeNo: string
  readonly tradeNo: string
  readonly code: string
  readonly product: string
  readonly subject: string
  readonly amount: number
  readonly notifyUrl: string | null
  returnUrl: string | null
  quitUrl: string | null
  readonly passback: string | null
  readonly createdAt: number
  readonly expiresAt: number
  /** A trade by code exists only after the code is scanned. */
  exists: boolean
  status: TradeStatus
  paidAt: number | null
  closedAt: number | null
  readonly refunds: Refund[]
  readonly authNo: string | null
}

export type OperationType = 'FREEZE' | 'UNFREEZE' | 'PAY'
export type Operation = {
  readonly id: string
  readonly outRequestNo: string
  readonly type: OperationType
  readonly amount: number
  status: 'INIT' | 'SUCCESS' | 'CLOSED'
  at: number
}

/** Money frozen in the payer's account. */
export type Authorization = {
  readonly authNo: string
  readonly outOrderNo: string
  readonly code: string
  readonly title: string
  readonly amount: number
  readonly notifyUrl: string | null
  readonly createdAt: number
  readonly expiresAt: number
  status: 'INIT' | 'AUTHORIZED' | 'FINISH' | 'CLOSED'
  rest: number
  paid: number
  readonly operations: Operation[]
}

export type Answer = Readonly<Record<string, unknown>> & { readonly code: string }

/** The fields of `biz_content`. */
export type Business = Readonly<Record<string, unknown>>

export type Call = {
  readonly business: Business
  readonly notifyUrl: string | null
  readonly returnUrl: string | null
}
