import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { after } from 'node:test'
import { buildPages } from '#server/build.ts'
import { pageStyleOf } from '#server/pages/page-style.ts'
import type { Pages } from '#server/pages/render-page.ts'

/**
 * The same pages as another build: every hashed file has another name, and the service worker another
 * content.
 */
export async function secondBuild(): Promise<Pages> {
  const built = await buildPages()
  const folder = `${built.folder}-second-${process.pid}`
  after(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(built.folder, folder, { recursive: true })
  const names = globSync('client/assets/*', { cwd: folder }).map((file) => basename(file))
  const hashes = new Map(
    names.flatMap((name) => {
      const [, hash] = /-([\w-]{8})\.\w+$/.exec(name) ?? []
      return hash ? [[hash, [...hash].reverse().join('')] as const] : []
    }),
  )
  const anyHash = /(?<=-)[\w-]{8}(?=\.(?:js|css|woff2|svg|png)\b)/g
  const renamed = (text: string) => text.replace(anyHash, (hash) => hashes.get(hash) ?? hash)
  for (const file of globSync('**/*.{js,css}', { cwd: folder }).map((name) => join(folder, name)))
    writeFileSync(file, renamed(readFileSync(file, 'utf8')))
  for (const file of globSync('**/*.{br,gz}', { cwd: folder })) rmSync(join(folder, file))
  for (const name of names.filter((each) => !/\.(br|gz)$/.test(each))) {
    const assets = join(folder, 'client/assets')
    if (renamed(name) !== name) renameSync(join(assets, name), join(assets, renamed(name)))
  }
  const worker = join(folder, 'client/service-worker.js')
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// The second build.\n`)
  const entry = (await import(join(folder, 'server/server.js'))) as {
    default: Pick<Pages, 'fetch'>
    style: string
  }
  return {
    id: `${built.id}-second`,
    folder,
    fetch: entry.default.fetch,
    style: pageStyleOf(entry.style),
  }
}
