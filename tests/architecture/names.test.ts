import { describe, expect, test } from 'vitest'
import { wholeTable as routes } from '../../tools/whole-table'
import { sourcesOf } from './sources'

const sources = sourcesOf('src')
const below = (folder: string) => sources.filter(({ path }) => path.startsWith(`src/${folder}/`))
const paths = (found: readonly { path: string }[]) => found.map(({ path }) => path)

describe('names', () => {
  test('nothing is a default export', () => {
    expect(paths(sources.filter(({ code }) => /^export default\b/m.test(code)))).toEqual([])
  })

  test('no folder has an index module', () => {
    expect(paths(sources.filter(({ path }) => /\/index\.tsx?$/.test(path)))).toEqual([])
  })

  test('component files are named after their component, all others in kebab case with their kind', () => {
    const component = /^[A-Z]\w*(\.module)?\.tsx?$/
    const plain =
      /^[a-z0-9]+(-[a-z0-9]+)*(\.(machine|events|rules|form|saga|screen|dialog|d))?\.tsx?$/
    const odd = sources.filter(({ path }) => {
      const name = path.split('/').at(-1) ?? ''
      // Helpers of a widget are named after the function they export.
      const ofFunction = /^[a-z][A-Za-z0-9]*\.tsx?$/.test(name) && path.startsWith('src/ui/')
      return !component.test(name) && !plain.test(name) && !ofFunction
    })
    expect(paths(odd)).toEqual([])
  })

  test('no two files have the same name but for the case, which some file systems ignore', () => {
    const plain = new Set(paths(sources).map(path => path.replace(/\.\w+$/, '')))
    const lower = [...plain].map(path => path.toLowerCase())
    expect([...plain].filter((_, at) => lower.indexOf(lower[at]!) !== at)).toEqual([])
  })

  test('machine files are named after their folder, and export that machine', () => {
    for (const { path, code } of below('machines').filter(source =>
      source.path.endsWith('.machine.ts'),
    )) {
      const [, folder = '', file = ''] =
        path.match(/machines\/([\w-]+)\/([\w-]+)\.machine\.ts$/) ?? []
      expect(`${path}: ${file}`).toBe(`${path}: ${folder}`)
      const name = folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      expect(code).toMatch(
        new RegExp(
          `export const (create${name[0]?.toUpperCase()}${name.slice(1)}|${name})Machine\\b`,
        ),
      )
    }
  })

  test('saga watchers are named watchX', () => {
    const sagas = below('store').filter(({ path }) => path.endsWith('saga.ts'))
    const watchers = sagas.flatMap(({ code }) =>
      [...code.matchAll(/export function\* (\w*[Ww]atch\w*)/g)].map(([, name]) => name),
    )
    expect(watchers.length).toBeGreaterThan(5)
    expect(watchers.filter(name => !name?.startsWith('watch'))).toEqual([])
  })

  test('events are created only by the function that decides whether they are logged', () => {
    const others = below('store').filter(
      ({ path, code }) => path !== 'src/store/setup/event.ts' && /\bcreateAction\b/.test(code),
    )
    expect(paths(others)).toEqual([])
  })

  test('no event is named like a setter', () => {
    const types = below('store').flatMap(({ path, text }) =>
      [...text.matchAll(/(?:createEvent|event)(?:<[^(]*>)?\(\s*'([^']+)'/g)].map(
        ([, type]) => `${path}: ${type}`,
      ),
    )
    expect(types.length).toBeGreaterThan(50)
    expect(types.filter(type => /\/set[A-Z]/.test(type))).toEqual([])
  })

  test('the screen of a route is in the file named by the route’s id', () => {
    const files = new Set(sources.map(({ path }) => path))
    const strangers = routes.filter(
      ({ id, screen }) =>
        screen && !['ts', 'tsx'].some(kind => files.has(`src/views/${id}.screen.${kind}`)),
    )
    expect(strangers.map(({ id }) => id)).toEqual([])
  })

  test('no source contains debugging output, suppressed checks or TODOs', () => {
    const leftovers = [...sources, ...sourcesOf('tests')].filter(
      ({ path, text, code }) =>
        !path.startsWith('tests/architecture/') &&
        (/\bas any\b|as unknown as|console\.log\(/.test(code) ||
          /@ts-(ignore|expect-error|nocheck)|\b(TODO|FIXME)\b/.test(text)),
    )
    expect(paths(leftovers)).toEqual([])
  })
})
