export type TransactionKind = 'payment' | 'refund' | 'cancellation'

/** Amounts are in fen. */
export type Transaction = {
  readonly kind: TransactionKind
  readonly orderId: string
  readonly txnTime: string
  readonly txnType: string
  readonly txnSubType: string
  readonly queryId: string
  readonly traceNo: string
  readonly amount: number
  readonly frontUrl: string
  readonly backUrl: string
  readonly reqReserved: string
  readonly createdAt: number
  readonly expiresAt: number
  /** For a refund or cancellation: the original payment. */
  readonly origin: string | null
  /** `05` until the result is known. */
  respCode: string
  settledAt: number | null
}
