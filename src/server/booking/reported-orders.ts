import { findTouching, readReportedOrders } from './reported-store.ts'

export type { ReportedOrderRow } from './reported-store.ts'

/** Orders as the reports read them. */
export const reportedOrders = { read: readReportedOrders, findTouching }
