import type { SimulatedProvider, Simulation } from '../simulator.ts'
import { beijingTime, yuanOf } from './amounts.ts'
import { authorizationCalls } from './authorization-calls.ts'
import { billCalls } from './bill.ts'
import { cashierCalls } from './cashier.ts'
import { gatewayCalls } from './gateway.ts'
import { openLedger } from './ledger.ts'
import { openNotify } from './notify.ts'
import { type KeyPair, makeKeyPair, signMessage } from './signing.ts'
import { tradeCalls } from './trade-calls.ts'
import type { Trade } from './types.ts'

type Keys = { merchant: KeyPair; own: KeyPair; foreign: KeyPair }

const merchant = { appId: '2021000000000001', sellerId: '2088000000000000' }

export function simulateAlipay(simulation: Simulation): SimulatedProvider {
  const { state, now, url } = simulation
  const kept = state.table<Keys>('alipay keys')
  const keys =
    kept.get('keys') ??
    kept.set('keys', { merchant: makeKeyPair(), own: makeKeyPair(), foreign: makeKeyPair() })
  const notify = openNotify(simulation, keys, merchant)
  const ledger = openLedger(simulation, notify)
  const codeUrl = (code: string) => `${url()}/qr/${code}`
  const { open, calls } = tradeCalls(ledger, codeUrl)
  const bill = billCalls(ledger, simulation)

  function returnTo(trade: Trade): string | null {
    if (!trade.returnUrl) return null
    const fields = {
      app_id: merchant.appId,
      method: 'alipay.trade.page.pay.return',
      charset: 'utf-8',
      version: '1.0',
      out_trade_no: trade.outTradeNo,
      trade_no: trade.tradeNo,
      total_amount: yuanOf(trade.amount),
      seller_id: merchant.sellerId,
      timestamp: beijingTime(now()),
      sign_type: 'RSA2',
    }
    const to = new URL(trade.returnUrl)
    const all = { ...fields, sign: signMessage(fields, keys.own) }
    for (const [name, value] of Object.entries(all)) to.searchParams.set(name, value)
    return to.href
  }

  return {
    name: 'alipay',
    routes: [
      ...gatewayCalls({
        appId: merchant.appId,
        merchantKeys: keys.merchant,
        ownKeys: keys.own,
        calls: { ...calls, ...authorizationCalls(ledger, { codeUrl, now }), ...bill.calls },
        open,
      }),
      ...cashierCalls({ ledger, faults: simulation.faults, now, returnTo }),
      bill.download,
    ],
    merchant: () => ({
      ALIPAY_URL: `${url()}/gateway.do`,
      ALIPAY_APP_ID: merchant.appId,
      ALIPAY_SELLER_ID: merchant.sellerId,
      ALIPAY_PRIVATE_KEY: keys.merchant.privateKey,
      ALIPAY_PUBLIC_KEY: keys.own.publicKey,
      // A browser replaces the app and opens the code itself.
      ALIPAY_APP_LINK: '{code}',
    }),
    forge: notify.forge,
  }
}
