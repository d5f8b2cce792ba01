import { createHash } from 'node:crypto'
import webpack, { type Compilation } from 'webpack'
import { tableEntries, wholeTable } from '../whole-table'
import type { Screen } from '@/store/routing/route'
import { since } from '@/api/generated/since'
import { SESSION_QUERIES, systemPolicyQuery } from '@/store/session/queries'
import { bootPlan } from './boot-plan'
import type { DocumentScript } from './document-script-plugin'
import { importedFile } from './imported-file'
import { fromRoot } from './paths'

const SOURCES = fromRoot('src/')

/** The files loaded with each `import()`, by the imported path below `src/`, without extension. */
const filesByCode = (compilation: Compilation) => {
  const { modules, chunkGraph, entrypoints } = compilation
  const initial = new Set([...entrypoints.values()].flatMap(entry => entry.getFiles()))
  const found = new Map<string, string[]>()
  for (const block of [...modules].flatMap(module => module.blocks)) {
    const file = importedFile(compilation, block)
    const group = chunkGraph.getBlockChunkGroup(block)
    if (!group || !file?.startsWith(SOURCES)) continue
    const files = group.getFiles().filter(name => /\.(js|css)$/.test(name) && !initial.has(name))
    found.set(
      file.slice(SOURCES.length).replace(/\.tsx?$/, ''),
      files.map(name => `/${name}`),
    )
  }
  return found
}

/** The headings of a list, as its table shows them. */
const headingsOf = ({ columns = [] }: Screen): string[] =>
  columns.map(({ id, header }) => {
    if (typeof header === 'string') return header
    return id === 'actions' ? '' : id
  })

// Constants of the build that the code of screens uses.
Object.assign(globalThis, { __DEV__: false, __PREVIEW__: false })

const screens = await Promise.all(
  wholeTable.map(async ({ id, screen, skeleton }) => {
    const code = await screen?.()
    return [id, code?.columns ? headingsOf(code) : (skeleton?.columns ?? [])] as const
  }),
)
const headingsById = new Map(screens)

/** The late table that defines a route, by the route's id. */
const areaOf = new Map(tableEntries.map(({ route, area }) => [route.id, area]))

interface BootScriptOptions {
  /** Code that every screen needs, by its path below `src/` without extension. */
  always: readonly string[]
  asksApi: boolean
}

/** The script that starts loading a screen before the console runs. */
export const bootScript = ({ always, asksApi }: BootScriptOptions): DocumentScript => ({
  file: fromRoot('src/boot/boot.js'),
  place: 'body',
  fill: (source, compilation) => {
    const files = filesByCode(compilation)
    const plan = bootPlan({
      routes: wholeTable,
      session: SESSION_QUERIES,
      olderSession: { before: since.fleetViewerInMe, queries: [systemPolicyQuery] },
      asksApi,
      stepsOf: release =>
        // Release 20 says everything that 21 does.
        files.get(`api/releases/v${release === 20 ? 21 : release}`) ?? [],
      // See `chunkFilename` of the scripts and of the styles.
      hash: (compilation.hash ?? '').slice(0, 6),
      columnsOf: id => headingsById.get(id) ?? [],
      always: always.flatMap(code => files.get(code) ?? []),
      // Ids are paths of the code: see store/routing/route.ts.
      filesOf: id => [
        ...(files.get(`views/${areaOf.get(id)}`) ?? []),
        ...(files.get(`views/${id}.screen`) ?? []),
      ],
    })
    const rest = `export const screens = ${JSON.stringify(plan.rest)}`
    const contenthash = createHash('sha256').update(rest).digest('hex').slice(0, 10)
    const name = `assets/boot-rest.${contenthash}.js`
    compilation.emitAsset(name, new webpack.sources.RawSource(rest), {
      contenthash,
      immutable: true,
      javascriptModule: true,
    })
    return source.replace('BOOT_PLAN', () => JSON.stringify({ ...plan, rest: `/${name}` }))
  },
})
