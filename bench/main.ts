import { readdirSync } from 'node:fs'

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
  .map((file) => file.slice(0, -3))
const [name] = process.argv.slice(2)

if (!name || !names.includes(name)) {
  console.error(`Say what to measure: npm run bench -- NAME, with NAME one of: ${names.join(', ')}`)
  process.exit(2)
}
await import(`./${name}.ts`)
