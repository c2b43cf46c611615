import type { FastifyInstance } from 'fastify'
import { failure } from '../http/dispatch.ts'
import type { MachineGate } from '../http/gates.ts'
import { contactSheet } from './contact-sheets.ts'
import type { MediaContext } from './drawings.ts'

const whole = (text: string | null, most: number) => {
  const number = Number(text ?? 1)
  return Number.isInteger(number) && number >= 1 && number <= most ? number : 1
}

/** Data for the developers' page of pictures; served to this machine only, like the page itself. */
export function serveSheets(
  app: FastifyInstance,
  context: MediaContext,
  { local, isForThisMachine }: { local: boolean; isForThisMachine: MachineGate },
) {
  app.get('/dev/pictures.json', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const asked = new URLSearchParams(request.url.split('?', 2)[1])
    const found =
      local && isForThisMachine(request)
        ? await contactSheet(context, asked.get('sheet') ?? 'city', {
            city: asked.get('city') ?? '',
            hotel: asked.get('hotel') ?? '',
            shuffle: whole(asked.get('shuffle'), 1_000_000),
            page: whole(asked.get('page'), 1_000),
            locale: asked.get('lang') === 'zh' ? 'zh' : 'en',
          })
        : null
    return found ?? reply.code(404).send(failure('not_found', 'en'))
  })
}
