import webpack, { type Compiler, type Module, type WebpackPluginInstance } from 'webpack'
import { packageFolderOf } from '../build-files'

const NAME = 'BuildFactsPlugin'

/** The module’s file and those of the modules that are joined in it. */
const filesOf = (module: Module): (string | null)[] => [
  module.nameForCondition(),
  ...('modules' in module ? (module.modules as Module[]).flatMap(filesOf) : []),
]

/**
 * Writes `build.json`, the name of the build, which open tabs compare with their own, and
 * `packages.json`, the folders of the packages in it, with those of style sheets and fonts.
 */
export class BuildFactsPlugin implements WebpackPluginInstance {
  constructor(private readonly build: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          const modules = [...compilation.modules]
            .filter(module => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0)
            .flatMap(filesOf)
          // Style sheets refer to fonts, so that no chunk has these.
          const files = compilation.getAssets().map(({ info }) => info.sourceFilename)
          const folders = [...modules, ...files]
            .map(file => packageFolderOf(file ?? ''))
            .filter(folder => folder !== null)
          // Its own runtime is in the first script.
          const packages = [...new Set([...folders, 'node_modules/webpack'])].toSorted()
          const emit = (name: string, content: unknown) => {
            const text = `${JSON.stringify(content, null, 2)}\n`
            compilation.emitAsset(name, new webpack.sources.RawSource(text))
          }
          emit('build.json', { build: this.build })
          emit('packages.json', packages)
        },
      )
    })
  }
}
