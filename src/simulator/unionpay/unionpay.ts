import type { SimulatedProvider, Simulation } from '../simulator.ts'
import { bankCalls } from './bank.ts'
import { openKeys } from './keys.ts'
import { openLedger } from './ledger.ts'
import { openNotify } from './notify.ts'
import { settlementCalls } from './settlement.ts'
import { transactionCalls } from './transactions.ts'

const merchantId = '777290058110048'

export function simulateUnionpay(simulation: Simulation): SimulatedProvider {
  const { state, now, url, faults } = simulation
  const keys = openKeys(state, now())
  const ledger = openLedger(simulation)
  const notify = openNotify(simulation, keys, merchantId)
  const world = { ledger, notify, merchantId, merchantCertificate: keys.merchant.certificate }
  return {
    name: 'unionpay',
    routes: [
      ...transactionCalls(world),
      ...bankCalls({ ...world, faults }),
      ...settlementCalls({ ...world, now }),
    ],
    merchant: () => ({
      UNIONPAY_URL: url(),
      UNIONPAY_FILE_URL: `${url()}/filedownload`,
      UNIONPAY_MERCHANT_ID: merchantId,
      UNIONPAY_PRIVATE_KEY: keys.merchant.privateKey,
      UNIONPAY_CERTIFICATE: keys.merchant.certificate,
      UNIONPAY_ROOT: keys.root.certificate + keys.middle.certificate,
    }),
    forge: notify.forge,
  }
}
