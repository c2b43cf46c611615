import type { FastifyInstance } from 'fastify'
import { describeApi, type OpenApi, type Operation } from './openapi.ts'

export function serveApiDocs(app: FastifyInstance, version: string) {
  // Described when first asked for: it takes a tenth of the time of a start.
  let document: OpenApi | undefined
  let page: string | undefined
  const documentOf = () => {
    document ??= describeApi(version)
    return document
  }
  const pageOf = () => {
    page ??= docsPage(documentOf())
    return page
  }
  app.get('/api/openapi.json', async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(documentOf()),
  )
  app.get('/api/docs', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      )
      .send(pageOf()),
  )
}

const safe = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const code = (value: unknown) => `<pre>${safe(JSON.stringify(value, null, 2))}</pre>`

function docsPage({ paths }: OpenApi): string {
  const groups = Map.groupBy(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, op]) => ({ path, method, op })),
    ),
    ({ op }) => op.tags[0]!,
  )
  const entry = ({ path, method, op }: { path: string; method: string; op: Operation }) => `
    <details id="${safe(op.operationId)}"><summary><b>${method.toUpperCase()}</b> <code>${safe(path)}</code> <span>${safe(op.operationId)}</span></summary>
    <p>${safe(op.description)}</p><h4>In</h4>${code(op.requestBody ?? op.parameters)}<h4>Out</h4>${code(op.responses)}</details>`
  const body = [...groups]
    .map(([tag, entries]) => `<h2>${safe(tag)}</h2>${entries.map(entry).join('')}`)
    .join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lodestar API</title><style>
body{font:15px/1.6 system-ui,sans-serif;max-width:960px;margin:32px auto;padding:0 16px;color:#0e1b33;background:#faf8f4}
details{border-bottom:1px solid #e6e1d7;padding:8px 0}summary{cursor:pointer;overflow-wrap:anywhere}summary b{display:inline-block;width:3.5em;font-weight:600}
summary span{color:#5f6880}pre{background:#fff;border:1px solid #e6e1d7;border-radius:6px;padding:12px;overflow:auto;font-size:13px}
@media(prefers-color-scheme:dark){body{color:#eef2fa;background:#0c1424}pre{background:#121c30;border-color:#26324b}details{border-color:#26324b}summary span{color:#8f9bb4}}
</style><h1>Lodestar API</h1><p>Every answer is <code>{"code", "msg", "data"}</code>; code 1 is success. The whole as data: <a href="/api/openapi.json">/api/openapi.json</a>.</p>${body}</html>`
}
