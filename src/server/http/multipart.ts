import type { FastifyRequest } from 'fastify'
import { Unreadable } from './wire.ts'

/** The fields of a multipart body, its file as a `File`; its bounds are those of the server. */
export async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  try {
    for await (const part of request.parts()) {
      fields[part.fieldname] =
        part.type === 'file'
          ? new File([Uint8Array.from(await part.toBuffer())], part.filename, { type: part.mimetype })
          : part.value
    }
  } catch (error) {
    // What came before the fault says in which language to tell it.
    if ((error as { statusCode?: number }).statusCode)
      throw Object.assign(error as Error, { lang: fields.lang })
    throw new Unreadable('not a multipart body')
  }
  return fields
}
