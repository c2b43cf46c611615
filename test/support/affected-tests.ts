import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Files that configure every test. */
const affectsEverything = /^(package(-lock)?\.json|tsconfig\.json|scripts\/run\.js|test\/all\.ts)$/
const isTest = (file: string) => file.endsWith('.test.ts')
const quoted = /(['"`])((?:\\.|(?!\1)[^\n\\])+)\1/g
const longestPath = 200

/** Types are erased before a test runs; the type check covers them. */
const typeImport = /(?:^|\n)(?:import|export) type [^'"]*?from '[^']+'/g
/** The program that bundles the pages is imported by every server test, the bundle is read by some. */
const bundler = 'src/server/build.ts'
const pageSource = /^(src\/(web|desk|ui|words|contract|domain)\/(?!.*\.test\.ts$)|vite.*\.config\.ts$)/
const readsBundle = (test: string, text: string) =>
  test.startsWith('test/journeys/') || /pages: true|loadBuiltPages|buildPages/.test(text)

/** Paths from the project's root, deleted and untracked files included. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const lines = (text: string) => text.split('\0').filter(Boolean)
  const base = ['main', 'origin/main'].flatMap((branch) => {
    try {
      return [git('merge-base', branch, 'HEAD').trim()]
    } catch {
      return []
    }
  })[0]
  const edited = lines(git('diff', '--name-only', '--no-renames', '-z', base ?? 'HEAD'))
  const added = lines(git('ls-files', '--others', '--exclude-standard', '-z'))
  return [...new Set([...edited, ...added])].sort()
}

/** Tests that reach a changed file by imports, quoted paths or quoted globs. Tests that scan the sources always run. */
export function affectedTests(root: string, changed: readonly string[]): string[] {
  const sources = globSync('{src,test,bench,scripts}/**/*.{ts,tsx,js}', { cwd: root })
  const tests = sources.filter(isTest).sort()
  if (changed.some((file) => affectsEverything.test(file))) return tests
  const users = new Map<string, string[]>()
  const always = new Set<string>()
  const isPageChanged = changed.some((file) => pageSource.test(file))
  for (const source of sources) {
    const text = readFileSync(join(root, source), 'utf8').replace(typeImport, '')
    if (isTest(source) && text.includes('globSync(')) always.add(source)
    if (isTest(source) && isPageChanged && readsBundle(source, text)) always.add(source)
    if (source === bundler) continue
    for (const target of targetsOf(root, source, text)) {
      const found = users.get(target)
      if (found) found.push(source)
      else users.set(target, [source])
    }
  }
  const reached = new Set<string>()
  const next = [...changed]
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    next.push(...(users.get(file) ?? []), ...foldersOf(file).flatMap((folder) => users.get(folder) ?? []))
  }
  return tests.filter((file) => reached.has(file) || (changed.length > 0 && always.has(file)))
}

const foldersOf = (file: string): string[] => {
  const folder = dirname(file)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}

const patterns = new Map<string, string[]>()

/** Imports are quoted paths, so one scan finds them and the paths of workers, programs and data files. */
function targetsOf(root: string, source: string, text: string): Set<string> {
  const targets = new Set<string>()
  for (const [, , literal = ''] of text.matchAll(quoted)) {
    if (literal.length > longestPath || !/[./*]/.test(literal) || /^\W*$|^\/|[\s$\\:]/.test(literal)) continue
    for (const target of resolve(root, source, literal)) if (target !== source) targets.add(target)
  }
  return targets
}

function resolve(root: string, source: string, literal: string): string[] {
  if (literal.startsWith('#'))
    return [literal.startsWith('#test/') ? literal.slice(1) : `src/${literal.slice(1)}`]
  if (/[*{]/.test(literal)) {
    if (!/^[\w{]+.*\/.*\*/.test(literal)) return []
    const key = `${root}\0${literal}`
    const found = patterns.get(key) ?? globSync(literal, { cwd: root }).filter((file) => file.includes('.'))
    patterns.set(key, found)
    return found
  }
  const fromFile = relative(root, join(root, dirname(source), literal))
  // A deleted file is still the target of an import.
  if (/^\.\.?\/.*\.\w+$/.test(literal)) return [fromFile]
  return [fromFile, literal.replace(/\/$/, '')].filter((path) => isInside(root, path))
}

/** A file, or a folder below the areas: `src` as a whole says nothing. */
function isInside(root: string, path: string): boolean {
  if (path === '' || path.startsWith('..') || path.startsWith('/') || path.startsWith('node_modules'))
    return false
  if (!existsSync(join(root, path))) return false
  return path.includes('/') || statSync(join(root, path)).isFile() || path === 'content'
}
