import type { FastifyReply, FastifyRequest } from 'fastify'
import { type SerializedError, stdSerializers } from 'pino'

const secretParameters: ReadonlySet<string> = new Set(
  'amail uid token confirm unsubscribe smscode password account account_code email phone quote sim code q invite_code contact to'.split(
    ' ',
  ),
)

/** URLs are logged without personal data and without search text. */
export function withoutSecrets(url: string): string {
  const at = url.indexOf('?') + 1
  if (at === 0) return url
  return url.slice(0, at) + url.slice(at).split('&').map(withoutSecret).join('&')
}

function withoutSecret(parameter: string): string {
  const at = parameter.indexOf('=')
  if (at < 0) return parameter
  const name = parameter.slice(0, at)
  return secretParameters.has(plainName(name)) ? `${name}=…` : parameter
}

/** `contact%5Bemail%5D` and `contact[email]` are both a part of `contact`. */
function plainName(name: string): string {
  const [decoded = ''] = name.includes('%') ? new URLSearchParams(name).keys() : [name]
  return decoded.split('[', 1)[0]!.trim().toLowerCase()
}

/** Fields of database errors that can contain values of rows, such as an email address. */
const fieldsWithValues = ['detail', 'where', 'parameters', 'args', 'query', 'internal_query']

function errorWithoutValues(error: Error): SerializedError {
  const written = stdSerializers.err(error)
  for (const name of fieldsWithValues) delete written[name]
  return written
}

export const logOptions = (level: string) => ({
  level,
  serializers: { err: errorWithoutValues },
  redact: {
    paths: [
      '*.authentic',
      '*.cookie',
      '*.authorization',
      '*.password',
      '*.smscode',
      '*.account_code',
      '*.amail',
      '*["set-cookie"]',
    ],
    censor: '…',
  },
})

const telling: ReadonlySet<string> = new Set(['trace', 'debug', 'info'])
export function logAnswer(request: FastifyRequest, reply: FastifyReply) {
  // Do not build a log line that the level would discard.
  if (!telling.has(request.log.level)) return
  request.log.info(
    {
      method: request.method,
      url: withoutSecrets(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'answered',
  )
}
