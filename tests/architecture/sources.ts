import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'

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

const targetOf = (path: string, specifier: string) => {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`
  if (specifier.startsWith('#tests/')) return `tests/${specifier.slice(7)}`
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(path), specifier))
  return null
}

/** The position of a part of a text. */
interface Span {
  start: number
  end: number
}

const without = (text: string, spans: readonly Span[]): string => {
  let at = 0
  const kept = spans
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => {
      const piece = text.slice(at, start)
      at = end
      return piece
    })
  return kept.join('') + text.slice(at)
}

interface Named {
  type: string
  importKind?: string | null
  exportKind?: string | null
}

const isType = ({ importKind, exportKind }: Named) => importKind === 'type' || exportKind === 'type'

const onlyTypes = (statement: Named, names: readonly Named[]) =>
  isType(statement) || (names.length > 0 && names.every(isType))

/** Parses a source with its imports. Throws if it has a syntax error. */
export const parseSource = (path: string, text: string): Source => {
  const { program, comments, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)

  const imports: Import[] = []
  const add = (specifier: string, isTypeOnly: boolean, isDynamic = false) =>
    imports.push({ specifier, target: targetOf(path, specifier), isTypeOnly, isDynamic })
  /** The contents of strings. */
  const words: Span[] = []
  new Visitor({
    ImportDeclaration(node) {
      add(node.source.value, onlyTypes(node, node.specifiers))
    },
    ExportNamedDeclaration(node) {
      if (node.source) add(node.source.value, onlyTypes(node, node.specifiers))
    },
    ExportAllDeclaration(node) {
      add(node.source.value, isType(node))
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal') add(String(source.value), false, true)
    },
    TSImportType(node) {
      add(node.source.value, true)
    },
    Literal({ value, start, end }) {
      if (typeof value === 'string') words.push({ start: start + 1, end: end - 1 })
    },
    TemplateElement({ tail, start, end }) {
      words.push({ start: start + 1, end: end - (tail ? 1 : 2) })
    },
    JSXText({ start, end }) {
      words.push({ start, end })
    },
  }).visit(program)
  return { path, text, code: without(text, [...comments, ...words]), imports }
}

const readSource = (file: string): Source =>
  parseSource(relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8'))

/** Most tests here read the same sources, and parsing takes most of their time. */
const known = new Map<string, Source>()

/** Every TypeScript source below a folder of the project. */
export const sourcesOf = (folder: string): readonly Source[] =>
  filesBelow(join(root, folder))
    .filter(file => /\.tsx?$/.test(file))
    .map(file => {
      const source = known.get(file) ?? readSource(file)
      known.set(file, source)
      return source
    })
