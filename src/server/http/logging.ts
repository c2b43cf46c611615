import type { FastifyReply, FastifyRequest } from 'fastify'

const secretParameters =
  /([?&](?:amail|uid|token|smscode|password|account|account_code|email|phone|quote|sim|code|q|invite_code|contact|to)(?:\[[^\]]*\])?=)[^&]*/gi

/** Addresses are logged without what a person typed or what identifies them. */
export const withoutSecrets = (url: string) => url.replace(secretParameters, '$1…')

export const logOptions = (level: string) => ({
  level,
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
/** Whether answers are told at all: their lines are not made for nothing. */
export const tellsAnswers = ({ level }: { level: string }) => telling.has(level)

export function logAnswer(request: FastifyRequest, reply: FastifyReply) {
  if (!tellsAnswers(request.log)) return
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
