import type { Db } from '#server/db/database.ts'

export const createShopDatabase = (db: Db) => db.unsafe('create database vendure')

export async function countSettledOrders(shop: Db): Promise<number> {
  const [row] = await shop<[{ n: number }]>`
    select count(*)::int as n from "order" where state = 'PaymentSettled'`
  return row.n
}
