import { randomBytes } from 'node:crypto'
import type { Route } from '../http.ts'
import type { SimulatedProvider, Simulation } from '../simulator.ts'
import { openAccess } from './access.ts'
import { cashierCalls } from './cashier.ts'
import { openPaypalState } from './ledger.ts'
import { orderCalls } from './order-calls.ts'
import { paymentCalls } from './payment-calls.ts'
import { presentPaypal } from './present.ts'
import { statementCall } from './statement.ts'
import { openWebhooks, WEBHOOK_ID } from './webhooks.ts'

type Client = { id: string; secret: string }

export function simulatePaypal(simulation: Simulation): SimulatedProvider {
  const paypal = openPaypalState(simulation)
  const present = presentPaypal(paypal, simulation.url)
  const webhooks = openWebhooks(simulation)
  const kept = simulation.state.table<Client>('paypal client')
  const client =
    kept.get('client') ??
    kept.set('client', { id: 'simulated-client', secret: randomBytes(24).toString('base64url') })
  const access = openAccess(simulation, client)
  const world = { paypal, present, webhooks, now: simulation.now, faults: simulation.faults }
  const certificate: Route = {
    method: 'GET',
    path: '/v1/notifications/certs/:id',
    handle: () => ({
      status: 200,
      headers: { 'content-type': 'application/x-pem-file' },
      body: webhooks.chain(),
    }),
  }
  const guarded = [...orderCalls(world), ...paymentCalls(world), statementCall(paypal)]
  return {
    name: 'paypal',
    routes: [access.grant, certificate, ...guarded.map(access.guarded), ...cashierCalls(world)],
    merchant: () => ({
      PAYPAL_URL: simulation.url(),
      PAYPAL_CLIENT_ID: client.id,
      PAYPAL_CLIENT_SECRET: client.secret,
      PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
      PAYPAL_MERCHANT_ID: 'SIMULATEDMERCHANT',
      PAYPAL_CERT_HOSTS: new URL(simulation.url()).host,
      PAYPAL_CERT_ROOT: webhooks.authority(),
    }),
    forge: webhooks.forge,
  }
}
