import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import HtmlPlugin from 'html-webpack-plugin'
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack'

const NAME = 'DocumentScriptPlugin'

export interface DocumentScript {
  /** Absolute path of the script. Not a module, because it has to run before modules do. */
  file: string
  /**
   * In the head, it runs before the first paint. At the end of the body, it can access the whole
   * document, is preloaded from the head, and runs before the console, which is deferred.
   */
  place: 'head' | 'body'
  /** Inserts data of the build into the script. */
  fill?: (source: string, compilation: Compilation) => string
}

/**
 * Adds a separate script to the document, which runs before the console. The served policy allows
 * no inline scripts.
 */
export class DocumentScriptPlugin implements WebpackPluginInstance {
  constructor(private readonly script: DocumentScript) {}

  apply(compiler: Compiler) {
    const { file, place, fill = source => source } = this.script
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      let name = ''
      compilation.fileDependencies.add(file)
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        () => {
          const source = fill(readFileSync(file, 'utf8'), compilation)
          const contenthash = createHash('sha256').update(source).digest('hex').slice(0, 10)
          name = `assets/${basename(file, '.js')}.${contenthash}.js`
          compilation.emitAsset(name, new webpack.sources.RawSource(source), {
            contenthash,
            immutable: true,
          })
        },
      )
      HtmlPlugin.getHooks(compilation).alterAssetTagGroups.tap(NAME, data => {
        const src = `${data.publicPath}${name}`
        const script = HtmlPlugin.createHtmlTagObject('script', { src })
        if (place === 'head') {
          data.headTags.unshift(script)
        } else {
          const preload = { rel: 'preload', as: 'script', href: src }
          data.headTags.unshift(HtmlPlugin.createHtmlTagObject('link', preload))
          data.bodyTags.unshift(script)
        }
        return data
      })
    })
  }
}
