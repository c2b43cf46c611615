import type { FastifyRequest } from 'fastify'
import { textOf } from '#contract/common-inputs.ts'

/** The fields of a plain HTML form in either encoding; uploaded files are discarded. */
export async function plainBody(request: FastifyRequest): Promise<Readonly<Record<string, unknown>>> {
  if (!request.isMultipart()) return (request.body ?? {}) as Record<string, unknown>
  const fields: Record<string, unknown> = {}
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = textOf(part.value)
    else await part.toBuffer()
  }
  return fields
}
