import { basename, dirname, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const prefix = '/map-tiles/'
const isRemote = (address: string) => /^https?:\/\//.test(address)

/** The URL of the tiles for pages: an archive on our own disk has a URL of ours. */
export const tilesUrl = (setting: string | undefined): string | null => {
  if (setting === undefined || isRemote(setting)) return setting ?? null
  return prefix + encodeURIComponent(basename(setting))
}

/** Serves a PMTiles archive from disk by range requests; nothing else of its folder. */
export function serveTiles(app: FastifyInstance, setting: string | undefined) {
  if (setting === undefined || isRemote(setting)) return
  const name = basename(setting)
  app.register(fastifyStatic, {
    root: dirname(resolve(setting)),
    prefix,
    decorateReply: false,
    index: false,
    maxAge: '1h',
    allowedPath: (path) => decodeURIComponent(path) === `/${name}`,
  })
}
