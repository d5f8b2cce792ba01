import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Import {
  /** As written. */
  specifier: string
  /** Path from the project's root for own modules; null for packages. */
  target: string | null
  isTypeOnly: boolean
  isDynamic: boolean
}

export interface Source {
  /** Path from the project's root, with `/`. */
  path: string
  text: string
  /** The text without comments and without the inside of strings. */
  code: string
  imports: readonly Import[]
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })

const toCode = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")

const STATIC = /^\s*(import|export)\s+(type\s+)?(?:([^'";]*?)\s+from\s+)?['"]([^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*(?:\/\*[\s\S]*?\*\/\s*)?['"]([^'"]+)['"]/g

const namesOnlyTypes = (names: string | undefined) => {
  const inside = names?.trim().match(/^\{([\s\S]*)\}$/)?.[1]
  return (
    inside !== undefined &&
    inside
      .split(',')
      .map(name => name.trim())
      .filter(Boolean)
      .every(name => name.startsWith('type '))
  )
}

const targetOf = (path: string, specifier: string) => {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`
  if (specifier.startsWith('#tests/')) return `tests/${specifier.slice(7)}`
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(path), specifier))
  return null
}

const importsOf = (path: string, text: string): Import[] => [
  ...[...text.matchAll(STATIC)].map(([, , type, names, specifier = '']) => ({
    specifier,
    target: targetOf(path, specifier),
    isTypeOnly: type !== undefined || namesOnlyTypes(names),
    isDynamic: false,
  })),
  ...[...text.matchAll(DYNAMIC)].map(([, specifier = '']) => ({
    specifier,
    target: targetOf(path, specifier),
    isTypeOnly: false,
    isDynamic: true,
  })),
]

const readSource = (file: string): Source => {
  const path = relative(root, file).replaceAll('\\', '/')
  const text = readFileSync(file, 'utf8')
  return { path, text, code: toCode(text), imports: importsOf(path, text) }
}

/** Every TypeScript source below a folder of the project. */
export const sourcesOf = (folder: string): Source[] =>
  filesBelow(join(root, folder))
    .filter(file => /\.tsx?$/.test(file))
    .map(readSource)
