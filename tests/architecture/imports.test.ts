import { describe, expect, test } from 'vitest'
import { sourcesOf, type Import, type Source } from './sources'

const sources = sourcesOf('src')

/** What each room may import of the others, besides itself. */
const ALLOWED: Record<string, readonly RegExp[]> = {
  lib: [],
  machines: [/^src\/lib\//],
  api: [/^src\/lib\//],
  store: [/^src\/(lib|machines|api)\//],
  recorder: [/^src\/lib\//],
  ui: [/^src\/lib\//],
  views: [/^src\/(ui|lib)\//, /^src\/store\/(setup|events|selectors|slices|routing|forms)\//],
  mirage: [
    /^src\/lib\//,
    /^src\/api\/(schema\/|operations\/table$)/,
    /^src\/machines\/(instance|disk|snapshot|image|lifecycle)/,
  ],
  app: [/^src\/(lib|machines|api|store|recorder)\//],
}

/** Types that any room may name. */
const FREE_TYPES = /^src\/(api\/schema\/|app\/ports$)/

const EXTRA_TYPES: Record<string, readonly RegExp[]> = {
  mirage: [/^src\/api\/core\/operation$/],
  recorder: [/^src\/(app|store)\//],
  views: [/^src\/(machines|api|app)\//],
}

const roomOf = (path: string) => path.match(/^src\/(\w+)\//)?.[1] ?? 'top'

const mayImport = (source: Source, { target, isTypeOnly }: Import) => {
  if (target === null) return true
  const room = roomOf(source.path)
  if (roomOf(target) === room) return true
  if (isTypeOnly && FREE_TYPES.test(target)) return true
  const allowed = [...(ALLOWED[room] ?? []), ...(isTypeOnly ? (EXTRA_TYPES[room] ?? []) : [])]
  return allowed.some(pattern => pattern.test(target))
}

const broken = (from: readonly Source[], isFine: (source: Source, found: Import) => boolean) =>
  from.flatMap(source =>
    source.imports
      .filter(found => !isFine(source, found))
      .map(found => `${source.path} imports ${found.specifier}`),
  )

const inRoom = (room: string) => sources.filter(source => roomOf(source.path) === room)

describe('who may import whom', () => {
  test.each(Object.keys(ALLOWED))('%s imports only what it may', room => {
    expect(inRoom(room).length).toBeGreaterThan(0)
    expect(broken(inRoom(room), mayImport)).toEqual([])
  })

  test('the route table imports types, what is in lib, and views by import() only', () => {
    const table = sources.filter(({ path }) => path === 'src/routes.ts')
    expect(table).toHaveLength(1)
    expect(
      broken(table, (_source, { target, isTypeOnly, isDynamic }) => {
        const room = isDynamic ? 'src/views/' : 'src/lib/'
        return (isTypeOnly && !isDynamic) || (target?.startsWith(room) ?? false)
      }),
    ).toEqual([])
  })

  test('the backend is reached by import() from start-up only', () => {
    const outside = sources.filter(({ path }) => roomOf(path) !== 'mirage')
    expect(
      broken(
        outside,
        (source, { target, isDynamic }) =>
          !target?.startsWith('src/mirage/') || (source.path === 'src/main.tsx' && isDynamic),
      ),
    ).toEqual([])
  })

  test('one view area does not import another', () => {
    const areaOf = (path: string) => path.match(/^src\/views\/([\w-]+)\//)?.[1]
    expect(
      broken(inRoom('views'), ({ path }, { target, isTypeOnly }) => {
        const area = target && areaOf(target)
        return !area || isTypeOnly || area === areaOf(path) || ['shell', 'shared'].includes(area)
      }),
    ).toEqual([])
  })

  test('react-aria is wrapped in ui and used nowhere else', () => {
    const outside = sources.filter(({ path }) => roomOf(path) !== 'ui')
    expect(
      broken(outside, (_source, { specifier }) => !/^(react-aria|@react-aria)/.test(specifier)),
    ).toEqual([])
  })

  test('schemas are types to everybody but the backend', () => {
    const app = sources.filter(({ path }) => !/^src\/(mirage|api\/schema)\//.test(path))
    expect(
      broken(
        app,
        (_source, { target, specifier, isTypeOnly }) =>
          isTypeOnly || (specifier !== 'zod' && !target?.startsWith('src/api/schema/')),
      ),
    ).toEqual([])
  })
})
