import type { Compilation } from 'webpack'
import { routes } from '@/routes'
import { formLoaders } from '@/store/forms/loading'
import { bootPlan, type BootPlanOptions } from './boot-plan'
import type { DocumentScript } from './document-script-plugin'
import { importedFile } from './imported-file'
import { fromRoot } from './paths'

const SOURCES = fromRoot('src/')

/** The files that come with each `import()`, by the imported path below `src/`, less extension. */
const filesByCode = (compilation: Compilation) => {
  const { modules, chunkGraph, entrypoints } = compilation
  const initial = new Set([...entrypoints.values()].flatMap(entry => entry.getFiles()))
  const found = new Map<string, string[]>()
  for (const block of [...modules].flatMap(module => module.blocks)) {
    const file = importedFile(compilation, block)
    const group = chunkGraph.getBlockChunkGroup(block)
    if (!group || !file?.startsWith(SOURCES)) continue
    const files = group.getFiles().filter(name => /\.(js|css)$/.test(name) && !initial.has(name))
    found.set(file.slice(SOURCES.length).replace(/\.tsx?$/, ''), files)
  }
  return (code: string) => {
    const files = found.get(code)
    if (!files) throw new Error(`No chunk of the build starts with src/${code}.`)
    return files.map(name => `/${name}`)
  }
}

/** The script that starts loading a screen before the console itself is there. */
export const bootScript = (options: Pick<BootPlanOptions, 'always' | 'calls'>): DocumentScript => ({
  file: fromRoot('src/boot/boot.js'),
  isAsync: true,
  fill: (source, compilation) => {
    const filesOf = filesByCode(compilation)
    const plan = bootPlan({ routes, formLoaders, filesOf, ...options })
    return source.replace('BOOT_PLAN', () => JSON.stringify(plan))
  },
})
