import { basename } from 'node:path'
import type { Compiler, WebpackPluginInstance } from 'webpack'
import { importedFile } from './imported-file'

const NAME = 'ChunkNamesPlugin'

const SCREEN = /\/views\/(.+)\.(?:screen|dialog)\.tsx?$/

/** `project.disks.list` for the code of a screen or dialog, otherwise the file's own name. */
const nameOf = (file: string) =>
  SCREEN.exec(file)?.[1]?.replaceAll('/', '.') ?? basename(file).replace(/\.[jt]sx?$/, '')

/**
 * Names each chunk after the file that its `import()` loads: `silo.projects.list.5f2c….js`.
 * Otherwise chunks have numbers, which mean nothing in a browser's network panel. The name is also
 * the id, so that the start-up code needs no table of names.
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
          // Of two files with the same name, the second keeps its number: the same name would merge
          // the chunks.
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
