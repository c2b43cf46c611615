import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

type Sent = { path: string; headers: Record<string, unknown>; body: Record<string, unknown> }

/**
 * A local translation service with the protocols of LibreTranslate, DeepL and Google: it returns texts in
 * capitals between marks.
 */
export async function startTranslationServer() {
  const sent: Sent[] = []
  let status = 200
  const marked = (texts: readonly string[], to: unknown) => texts.map((one) => `[${to}] ${one}`)
  const server = createServer(async (request, response) => {
    const body = JSON.parse((await text(request)) || '{}') as Record<string, unknown>
    const path = request.url ?? ''
    sent.push({ path, headers: request.headers, body })
    const answers: Record<string, () => unknown> = {
      '/translate': () => ({
        translatedText: marked(body.q as string[], body.target),
        detectedLanguage: (body.q as string[]).map(() => ({ language: 'en', confidence: 90 })),
      }),
      '/v2/translate': () => ({
        translations: marked(body.text as string[], body.target_lang).map((one) => ({
          text: one,
          detected_source_language: 'EN',
        })),
      }),
      '/language/translate/v2': () => ({
        data: {
          translations: marked(body.q as string[], body.target).map((one) => ({
            translatedText: one,
            detectedSourceLanguage: 'en',
          })),
        },
      }),
    }
    const answer = answers[path]
    response.writeHead(answer ? status : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer && status === 200 ? answer() : { error: 'no' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    fail: (with_: number) => {
      status = with_
    },
    close: () => server.close(),
  }
}
