// Removes from node_modules what only a developer reads: headers, source maps, types, and the packages in PRUNE. Used
// for container images, after development packages were removed.
import { existsSync, globSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const packages = 'node_modules'
const only = (process.env.PRUNE ?? '').split(',').filter(Boolean)
// Optional peers of packages whose other formats we use.
for (const name of ['typescript', '@typescript', '.bin', ...only])
  rmSync(join(packages, name), { recursive: true, force: true })
for (const name of readdirSync(packages).filter((each) => /^node-(bin-)?(linux|darwin)-/.test(each)))
  for (const part of ['include', 'share', 'lib'])
    rmSync(join(packages, name, part), { recursive: true, force: true })
const developers = globSync(`${packages}/**/*.{map,d.ts,d.mts,d.cts,flow}`)
for (const file of developers) rmSync(file, { force: true })
if (!existsSync(join(packages, 'fastify/package.json')))
  throw new Error('The packages of the site are missing.')
console.log(`Removed ${developers.length} files of developers.`)
