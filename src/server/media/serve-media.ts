import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pictureVersion } from '#drawings/picture-urls.ts'
import { failure } from '../http/dispatch.ts'
import { encodingFor } from '../http/encoding.ts'
import { drawWanted } from './drawings.ts'
import { encoded, etagOf, packDrawing } from './drawn-picture.ts'
import type { Media } from './open-media.ts'
import { rasterWanted } from './rasters.ts'
import { TooBusy } from './too-busy.ts'
import { isDrawing, type WantedDrawing, type WantedRaster, wantedAt } from './wanted.ts'

const forAYear = 'public, max-age=31536000, immutable'
// These show a hotel's name and first picture, which an operator may change.
const forADay = 'public, max-age=86400'

const headers = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Serves every picture of the site under immutable URLs. */
export function serveMedia(app: FastifyInstance, media: Media) {
  app.get<{ Params: { '*': string } }>(`/media/${pictureVersion}/*`, async (request, reply) => {
    // Matched before decoding: a URL that needs decoding is not ours.
    const path = request.url.split('?', 1)[0]!.slice(`/media/${pictureVersion}/`.length)
    const wanted = wantedAt(path)
    if (!wanted) return sendNothing(reply)
    return isDrawing(wanted)
      ? sendDrawing(request, reply, media, path, wanted)
      : sendRaster(request, reply, media, wanted)
  })
}

async function sendDrawing(
  request: FastifyRequest,
  reply: FastifyReply,
  media: Media,
  path: string,
  wanted: WantedDrawing,
) {
  const picture = await media.drawings.get(path, async () => {
    const svg = await drawWanted(media, wanted)
    return svg === null ? null : packDrawing(svg)
  })
  if (!picture) return sendNothing(reply)
  reply.headers({ ...headers, 'cache-control': forAYear, vary: 'accept-encoding', etag: picture.etag })
  if (isKnown(request, picture.etag)) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding']) ?? 'identity'
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('image/svg+xml; charset=utf-8').send(await encoded(picture, encoding))
}

async function sendRaster(request: FastifyRequest, reply: FastifyReply, media: Media, wanted: WantedRaster) {
  try {
    const bytes = await rasterWanted(media, wanted)
    if (!bytes) return sendNothing(reply)
    const etag = etagOf(bytes)
    const lasting = wanted.kind === 'photograph'
    reply.headers({ ...headers, 'cache-control': lasting ? forAYear : forADay, etag })
    if (isKnown(request, etag)) return reply.code(304).send()
    return reply.type(`image/${lasting ? wanted.format : 'webp'}`).send(bytes)
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error
    return reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send()
  }
}

const sendNothing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send(failure('not_found', 'en'))

const isKnown = ({ headers }: FastifyRequest, etag: string) =>
  headers['if-none-match']?.split(',').some((known) => known.trim() === etag || known.trim() === '*') ?? false
