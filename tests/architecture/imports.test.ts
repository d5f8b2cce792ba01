import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CORE } from '#tests/support/store-folders'
import { sourcesOf, type Import, type Source } from './sources'

const sources = sourcesOf('src')

/** The modules that each folder of `src` may import, besides its own. */
const ALLOWED: Record<string, readonly RegExp[]> = {
  ports: [],
  lib: [],
  machines: [/^src\/lib\//],
  api: [/^src\/lib\//],
  store: [/^src\/(lib|machines|api)\//],
  recorder: [/^src\/lib\//],
  ui: [/^src\/lib\//],
  views: [/^src\/(ports|ui|lib|store)\//],
  inspector: [/^src\/(ui|lib|machines|store)\//],
  mirage: [
    /^src\/lib\//,
    /^src\/api\/(parser\/|generated\/|documents\/|releases\/ladder$|operations\/full-table$)/,
    /^src\/machines\/(instance|disk|snapshot|image|lifecycle)/,
  ],
  browser: [/^src\/(ports|lib|api|store|recorder)\//],
}

/** The operations of an area, which its late part or a screen of it brings to the store. */
const AREA_OPERATIONS = /^src\/api\/operations\/(account|affinity|external|multicast|system|vpc)$/

/** Types that every folder but those that import nothing may import. */
const FREE_TYPES = /^src\/(api\/generated\/|api\/operations\/answers$|ports\/)/

const EXTRA_TYPES: Record<string, readonly RegExp[]> = {
  mirage: [/^src\/api\/core\/operation$/],
  recorder: [/^src\/store\//],
  views: [/^src\/(machines|api|create-app$)/],
  inspector: [/^src\/create-app$/],
}

const folderOf = (path: string) => path.match(/^src\/(\w+)\//)?.[1] ?? 'top'

const mayImport = (source: Source, { target, isTypeOnly }: Import) => {
  if (target === null) return true
  const folder = folderOf(source.path)
  if (folderOf(target) === folder) return true
  if (ALLOWED[folder]?.length !== 0 && isTypeOnly && FREE_TYPES.test(target)) return true
  // The page replays logs.
  if (source.path.startsWith('src/views/replay/') && target.startsWith('src/recorder/')) return true
  if (folder === 'views' && AREA_OPERATIONS.test(target))
    return ROUTE_TREE.test(source.path) || /\.(screen|dialog)\.tsx$/.test(source.path)
  const allowed = [...(ALLOWED[folder] ?? []), ...(isTypeOnly ? (EXTRA_TYPES[folder] ?? []) : [])]
  return allowed.some(pattern => pattern.test(target))
}

const broken = (from: readonly Source[], isFine: (source: Source, found: Import) => boolean) =>
  from.flatMap(source =>
    source.imports
      .filter(found => !isFine(source, found))
      .map(found => `${source.path} imports ${found.specifier}`),
  )

const below = (folder: string) => sources.filter(({ path }) => path.startsWith(`src/${folder}/`))

/** The feature of a path in the store, such as `project/disks`. Undefined for the core and for modules that an area shares. */
const featureOf = (path: string) =>
  CORE.test(path) ? undefined : path.match(/^src\/store\/([\w-]+\/[\w-]+)\//)?.[1]

/** Modules that features may import from each other. */
const SHARED_BY_FEATURES = /[/.](queries|rules|choices|events)$/

/** The files of the route tree. */
const ROUTE_TREE = /^src\/(routes|views\/[\w-]+\/([\w-]+-)?pages)\.ts$/

/** Sagas and polls, which only the code of a screen or dialog may load. */
const RUNS = /\.saga$|\/poll$/

/** The folders of `src` that a pattern names. */
const foldersOf = ({ source }: RegExp) => [
  ...new Set(
    [...source.matchAll(/src\\\/(?:\(([\w|]+)\)|(\w+))/g)].flatMap(([, several, one]) =>
      (several ?? one ?? '').split('|'),
    ),
  ),
]

describe('docs/architecture.md', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')

  test('has the table of what each folder may import', () => {
    const rows = [...text.matchAll(/^\| `(\w+)` +\|.*\| ([^|]+?) +\|$/gm)].map(
      ([, folder = '', imports = '']) => [folder, imports === 'nothing' ? [] : imports.split(', ')],
    )
    const allowed = Object.entries(ALLOWED).map(([folder, patterns]) => [
      folder,
      [...new Set(patterns.flatMap(foldersOf))],
    ])
    const sorted = (entries: unknown[][]) =>
      Object.fromEntries(entries.map(([name, list]) => [name, (list as string[]).toSorted()]))
    expect(sorted(rows)).toEqual(sorted(allowed))
  })

  test('lists the folders of the core of the store', () => {
    const [, core = ''] = text.match(/<!-- core -->([^]*?)<!-- \/core -->/) ?? []
    const named = [...core.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)
    const [, folders = ''] = CORE.source.match(/\(([\w|-]+)\)/) ?? []
    expect(named.toSorted()).toEqual(folders.split('|').toSorted())
  })
})

describe('imports', () => {
  test.each(Object.keys(ALLOWED))('of %s are allowed ones', folder => {
    expect(below(folder).length).toBeGreaterThan(0)
    expect(broken(below(folder), mayImport)).toEqual([])
  })

  test('of the core of the store exclude features', () => {
    const core = sources.filter(({ path }) => CORE.test(path))
    expect(core.length).toBeGreaterThan(40)
    expect(
      broken(core, (_source, { target }) => {
        if (!target?.startsWith('src/store/')) return true
        return CORE.test(target)
      }),
    ).toEqual([])
  })

  test('of the route matcher are limited to the navigation and the roles', () => {
    const finders = sources.filter(({ code }) => /\b(match|resolve)Route\(/.test(code))
    expect(finders.map(({ path }) => path).toSorted()).toEqual([
      'src/store/navigation/find-location.ts',
      'src/store/navigation/loading.ts',
      'src/store/routing/match.ts',
      // Which form a link leads to.
      'src/store/session/rights.ts',
    ])
  })

  test('of `store/root` are limited to `createApp`', () => {
    const others = sources.filter(({ path }) => !/^src\/(create-app\.ts$|store\/root\/)/.test(path))
    expect(
      broken(
        others,
        (source, { target, isTypeOnly }) =>
          !target?.startsWith('src/store/root/') || (source.path === 'src/main.tsx' && isTypeOnly),
      ),
    ).toEqual([])
  })

  test('of polls and queries exclude charts', () => {
    const both = sources.filter(({ path }) => /^src\/store\/(polling|queries)\//.test(path))
    expect(both.length).toBeGreaterThan(8)
    expect(
      broken(both, (_source, { target }) => !target?.startsWith('src/store/time-range/')),
    ).toEqual([])
  })

  test('between features are limited to queries, rules, choices and events', () => {
    const features = below('store').filter(({ path }) => featureOf(path) !== undefined)
    expect(features.length).toBeGreaterThan(40)
    expect(
      broken(features, ({ path }, { target }) => {
        const feature = target === null ? undefined : featureOf(target)
        return !feature || feature === featureOf(path) || SHARED_BY_FEATURES.test(target ?? '')
      }),
    ).toEqual([])
  })

  test('of queries are limited to types, limits, names and other queries', () => {
    const queries = below('store').filter(({ path }) => path.endsWith('/queries.ts'))
    const known =
      /^src\/(lib\/(limits|name-or-id|service-pool)|store\/queries\/define|store\/.+\/queries)$/
    expect(
      broken(queries, (_source, { target, isTypeOnly }) => isTypeOnly || known.test(target ?? '')),
    ).toEqual([])
  })

  // Its table is loaded on demand, and may bring workflows of all its pages.
  const LATE_AREA = 'src/views/system/pages.ts'

  test('of sagas and polls are limited to the code of a screen, a dialog or a late area', () => {
    const others = below('views').filter(
      ({ path }) => !/\.(screen|dialog)\.tsx?$/.test(path) && path !== LATE_AREA,
    )
    expect(broken(others, (_source, { target }) => !RUNS.test(target ?? ''))).toEqual([])
  })

  test('of the route tree are data, except for dynamic ones of screens, dialogs and late parts', () => {
    const parts = sources.filter(({ path }) => ROUTE_TREE.test(path))
    expect(parts.length).toBeGreaterThan(15)
    const data =
      /^src\/(store\/(layouts|system\/layout|routing\/[\w-]+|queries\/define)|store\/.+\/([\w-]*paths|queries|forms)|views\/shell\/route-tree)$/
    const isPart = (target: string | null) => ROUTE_TREE.test(`${target}.ts`)
    expect(
      broken(parts, ({ path }, { target, isTypeOnly, isDynamic }) =>
        isDynamic
          ? /^src\/views\/.+\.(screen|dialog)$/.test(target ?? '') || isPart(target)
          : isTypeOnly ||
            data.test(target ?? '') ||
            AREA_OPERATIONS.test(target ?? '') ||
            (path === LATE_AREA && (RUNS.test(target ?? '') || isPart(target))),
      ),
    ).toEqual([])
  })

  test('of the backend are dynamic ones in the entry point', () => {
    const outside = sources.filter(({ path }) => folderOf(path) !== 'mirage')
    expect(
      broken(
        outside,
        (source, { target, isDynamic }) =>
          !target?.startsWith('src/mirage/') || (source.path === 'src/main.tsx' && isDynamic),
      ),
    ).toEqual([])
  })

  test('of the inspector are dynamic ones in the entry point', () => {
    const outside = sources.filter(({ path }) => folderOf(path) !== 'inspector')
    const isOfInspector = ({ target, specifier }: Import) =>
      target?.startsWith('src/inspector/') ||
      /^(elkjs|microdiff|@statelyai\/inspect)/.test(specifier)
    expect(
      broken(
        outside,
        (source, found) =>
          !isOfInspector(found) || (source.path === 'src/main.tsx' && found.isDynamic),
      ),
    ).toEqual([])
    const elk = /^elkjs/
    expect(
      broken(
        below('inspector').filter(({ path }) => !path.endsWith('/chart/elk.ts')),
        (_source, { specifier, isTypeOnly }) => isTypeOnly || !elk.test(specifier),
      ),
    ).toEqual([])
  })

  test('between view areas are limited to types', () => {
    const areaOf = (path: string) => path.match(/^src\/views\/([\w-]+)\//)?.[1]
    expect(
      broken(below('views'), ({ path }, { target, isTypeOnly }) => {
        const area = target && areaOf(target)
        return !area || isTypeOnly || area === areaOf(path) || ['shell', 'shared'].includes(area)
      }),
    ).toEqual([])
  })

  test('of react-aria are limited to `ui`', () => {
    const outside = sources.filter(({ path }) => folderOf(path) !== 'ui')
    expect(
      broken(outside, (_source, { specifier }) => !/^(react-aria|@react-aria)/.test(specifier)),
    ).toEqual([])
  })

  test('of schemas are limited to the backend', () => {
    const parsing = /^src\/api\/(parser\/|documents\/load\b)/
    const app = sources.filter(
      ({ path }) => !/^src\/(mirage\/|recorder\/check\.ts$)/.test(path) && !parsing.test(path),
    )
    expect(
      broken(
        app,
        (_source, { target, specifier, isTypeOnly }) =>
          isTypeOnly || (!/^zod\b/.test(specifier) && !parsing.test(target ?? '')),
      ),
    ).toEqual([])
  })

  test('of the log reader, which needs zod, are limited to the replay page', () => {
    const reads = /^src\/recorder\/(check|read-log|read-file)\b/
    const others = sources.filter(
      ({ path }) => !reads.test(path) && !path.startsWith('src/views/replay/'),
    )
    expect(broken(others, (_source, { target }) => !reads.test(target ?? ''))).toEqual([])
  })
})
