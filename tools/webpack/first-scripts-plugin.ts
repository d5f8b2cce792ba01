import HtmlPlugin from 'html-webpack-plugin'
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'

const NAME = 'FirstScriptsPlugin'

/**
 * Makes Chromium compile a whole script while it downloads, off the main thread. Otherwise it
 * compiles each function on its first call, and nearly all of these are called.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes the scripts that start the console load first, before the fonts, and be compiled by then.
 */
export class FirstScriptsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      compilation.hooks.processAssets.tap(
        // After the minimizer, which removes comments, and before the source maps.
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        () => {
          const files = [...compilation.entrypoints.values()].flatMap(entry => entry.getFiles())
          for (const file of new Set(files.filter(name => name.endsWith('.js'))))
            compilation.updateAsset(
              file,
              source => new webpack.sources.ConcatSource(COMPILE_AHEAD, source),
            )
        },
      )
      HtmlPlugin.getHooks(compilation).alterAssetTags.tap(NAME, data => {
        for (const { attributes } of data.assetTags.scripts) attributes.fetchpriority = 'high'
        return data
      })
    })
  }
}
