import type { Db } from '../db/database.ts'
import { tasks } from '../jobs/tasks.ts'
import { measureCall } from '../telemetry/events.ts'
import { bodyOf } from './body.ts'
import { claimMessage, noteFault, settleMessage } from './store.ts'
import type { Transports } from './transports.ts'

type Options = { db: Db; transports: Transports; now: number }

/** Not delivered, to be retried later. The error contains neither the recipient nor the content. */
export class NotDelivered extends Error {}

/** Delivers one message. One that is already settled or expired is skipped. */
export async function deliverMessage({ db, transports, now }: Options, id: string) {
  const message = await claimMessage(db, id)
  if (!message) return
  const { event, kind, channel, recipient: to, tries, deliverBefore } = message
  if (deliverBefore && deliverBefore.getTime() <= now)
    return settleMessage(db, id, { state: 'expired', fault: null, now })
  const body = bodyOf(transports.keys, event, message.body)
  if (!body) return settleMessage(db, id, { state: 'failed', fault: 'sealed with another SECRET', now })
  const transport = transports.transports[channel]
  const sent = transport
    ? await measureCall(
        channel,
        () => transport.send({ id, kind, to, ...body }),
        ({ how }) => how !== 'delivered',
      )
    : ({ how: 'retry', fault: `no ${channel} server is set` } as const)
  if (sent.how === 'delivered') return settleMessage(db, id, { state: 'delivered', fault: null, now })
  if (sent.how !== 'retry') return settleMessage(db, id, { state: sent.how, fault: sent.fault, now })
  if (tries >= tasks.deliver_message.attempts)
    return settleMessage(db, id, { state: 'failed', fault: sent.fault, now })
  await noteFault(db, id, sent.fault)
  throw new NotDelivered(`message ${id} was not delivered: ${sent.fault}`)
}
