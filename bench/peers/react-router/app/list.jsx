import { readFileSync } from 'node:fs'
import { useLoaderData } from 'react-router'
import { Cards } from './cards.jsx'

let known = null

export function loader() {
  known ??= JSON.parse(readFileSync('hotels.json', 'utf8')).list
  return { hotels: known }
}

export default function List() {
  return <Cards hotels={useLoaderData().hotels} />
}
