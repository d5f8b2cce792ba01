import HtmlPlugin from 'html-webpack-plugin'
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'

const NAME = 'FirstScriptsPlugin'

/**
 * Has Chromium compile a script as a whole while it is on its way, apart from the main thread.
 * Otherwise it compiles each function when it is called first, and nearly all of these are.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes the scripts that start the console the first to arrive, ahead of the fonts, and ready to run
 * by then.
 */
export class FirstScriptsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      compilation.hooks.processAssets.tap(
        // Behind the minimizer, which takes comments out, and ahead of the source maps.
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
