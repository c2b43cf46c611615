import { readFileSync } from 'node:fs'
import { Cards } from './cards.jsx'

const { list } = JSON.parse(readFileSync('hotels.json', 'utf8'))

// A search is rendered for each request.
export const dynamic = 'force-dynamic'

export default function Page() {
  return <Cards hotels={list} />
}
