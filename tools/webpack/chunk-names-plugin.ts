import { basename } from 'node:path'
import type { Compiler, WebpackPluginInstance } from 'webpack'
import { importedFile } from './imported-file'

const NAME = 'ChunkNamesPlugin'

const SCREEN = /\/views\/(.+)\.(?:screen|dialog)\.tsx?$/

/** `project.disks.list` for the code of a screen or dialog, the file's own name for all else. */
const nameOf = (file: string) =>
  SCREEN.exec(file)?.[1]?.replaceAll('/', '.') ?? basename(file).replace(/\.[jt]sx?$/, '')

/**
 * Names what an `import()` loads after the file it loads: `silo.projects.list.5f2c….js`. Otherwise chunks
 * are numbers, and nobody can tell from a browser's network panel what is on its way. The name is the
 * id as well: the start-up code need not say which number has which name.
 */
export class ChunkNamesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      compilation.hooks.finishModules.tap(NAME, modules => {
        const owners = new Map<string, string>()
        for (const block of [...modules].flatMap(module => module.blocks)) {
          const file = importedFile(compilation, block)
          if (!file || block.chunkName) continue
          const name = nameOf(file)
          const owner = owners.get(name) ?? file
          owners.set(name, owner)
          // Of two files with one name the second keeps its number: one name would make one chunk.
          if (owner === file) block.chunkName = name
        }
      })
      compilation.hooks.beforeChunkIds.tap(NAME, chunks => {
        for (const chunk of chunks) {
          if (!chunk.name || chunk.canBeInitial()) continue
          chunk.id = chunk.name
          chunk.ids = [chunk.name]
        }
      })
    })
  }
}
