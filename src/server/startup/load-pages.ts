import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildPages } from '../build.ts'
import type { DeskShell } from '../desk/serve-shell.ts'
import { brandStyle } from '../pages/brand-style.ts'
import { pageStyleOf } from '../pages/page-style.ts'
import type { Pages } from '../pages/render-page.ts'

const deskPage = 'src/desk/desk.html'

type Entry = { default: Pick<Pages, 'fetch'>; style: string }

/** The build of the present sources. */
export async function loadBuiltPages(brandColour?: string): Promise<Pages> {
  // React is three times slower without it.
  process.env.NODE_ENV = 'production'
  const { id, folder } = await buildPages()
  const { default: entry, style } = (await import(join(folder, 'server/server.js'))) as Entry
  const html = readFileSync(join(folder, 'desk', deskPage), 'utf8')
  const desk: DeskShell = { html: async () => html, folder: join(folder, 'desk') }
  return { id, folder, fetch: entry.fetch, style: pageStyleOf(style + brandStyle(brandColour)), desk }
}

/** The same pages through Vite's development server: changes show at once. */
export async function loadLivePages(app: FastifyInstance): Promise<Pages> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
  app.addHook('onClose', async () => vite.close())
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the development server cannot render pages')
  const fetch: Pages['fetch'] = async (request, options) => {
    const { default: entry } = (await ssr.runner.import('virtual:tanstack-start-server-entry')) as Entry
    return entry.fetch(request, options)
  }
  const html = () => vite.transformIndexHtml('/desk', readFileSync(deskPage, 'utf8'))
  return { id: 'live', fetch, live: true, desk: { html } }
}
