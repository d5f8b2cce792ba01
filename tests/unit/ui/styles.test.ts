import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The compiler accepts any class name and custom property, so these tests check their spelling. */

const root = resolve(import.meta.dirname, '../../..')
const source = join(root, 'src')
const widgets = join(source, 'ui')
/** The full paths of all files below `directory` with one of these endings. */
const filesIn = (directory: string, ...endings: string[]): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter(path => endings.some(ending => path.endsWith(ending)))
    .map(path => join(directory, path))

const shortName = (path: string): string => path.slice(root.length + 1)
const read = (path: string) => readFileSync(path, 'utf8')

const fileOf = (specifier: string, importer: string): string =>
  specifier.startsWith('@/')
    ? join(source, specifier.slice(2))
    : resolve(dirname(importer), specifier)

const classesIn = (path: string): Set<string> =>
  new Set(Array.from(read(path).matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name]) => String(name)))

const modules = filesIn(widgets, '.tsx').flatMap(path =>
  Array.from(
    read(path).matchAll(/import (\w+) from '([^']+\.module\.css)'/g),
    ([, name, specifier]) => ({ path, name: String(name), css: fileOf(String(specifier), path) }),
  ),
)

describe('class names', () => {
  it.each(modules.map(module => [shortName(module.path), module] as const))(
    'of %s exist in its style sheet',
    (_, { path, name, css }) => {
      const known = classesIn(css)
      const code = read(path).replace(/^import .*$/gm, '')
      const used = Array.from(
        code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')),
        ([, className]) => String(className),
      )
      expect(used.filter(className => !known.has(className))).toEqual([])
    },
  )
})

describe('design tokens', () => {
  const tokens = new Set(
    Array.from(read(join(source, 'ui/tokens/tokens.css')).matchAll(/(--[\w-]+):/g), ([, name]) =>
      String(name),
    ),
  )
  /** Token families such as `color` and `space`, which are defined in one place. */
  const families = new Set(Array.from(tokens, name => name.split('-')[2]))

  it.each(filesIn(source, '.css', '.tsx').map(path => [shortName(path), path] as const))(
    'used by %s exist',
    (_, path) => {
      const used = Array.from(read(path).matchAll(/var\((--[\w-]+)/g), ([, name]) => String(name))
      const isUnknown = (name: string) => families.has(name.split('-')[2]) && !tokens.has(name)
      expect(used.filter(isUnknown)).toEqual([])
    },
  )
})

describe('the font size of the browser', () => {
  it('scales all lengths except line widths', () => {
    const lengths = filesIn(source, '.css').flatMap(path =>
      Array.from(
        read(path)
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .matchAll(/(?<![\w.#-])-?(\d+(?:\.\d+)?)px|@media[^{]*?\d+(rem|px)/g),
        ([text, pixels, unit]) => ({ text: `${shortName(path)}: ${text}`, pixels, unit }),
      ),
    )
    const fixed = lengths.filter(({ pixels, unit }) => unit || Number(pixels) >= 4)
    expect(lengths.length).toBeGreaterThan(100)
    expect(fixed.map(({ text }) => text)).toEqual([])
  })
})
