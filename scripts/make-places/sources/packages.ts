import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Loads a package from the folder of sources; it is not a dependency of the product. */
export function packagesOf(sources: string): NodeJS.Require {
  return createRequire(join(sources, 'package.json'))
}
