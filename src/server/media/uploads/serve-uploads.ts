import type { FastifyInstance } from 'fastify'
import { failure } from '../../http/dispatch.ts'
import { type FileStore, uploadFile } from '../file-store.ts'
import { uploadNamed, uploadRoute } from './upload-address.ts'

/** Prevents execution: the type is fixed, and opened directly the file is downloaded instead of shown. */
const headers = {
  'content-type': 'image/webp',
  'content-disposition': 'attachment; filename="picture.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, max-age=86400',
}

export function serveUploads(app: FastifyInstance, files: FileStore) {
  app.get<{ Params: { name: string } }>(uploadRoute, async (request, reply) => {
    const id = uploadNamed(request.params.name)
    const bytes = id && (await files.get(uploadFile(id)))
    if (!bytes) return reply.code(404).header('cache-control', 'no-store').send(failure('not_found', 'en'))
    return reply.headers(headers).send(bytes)
  })
}
