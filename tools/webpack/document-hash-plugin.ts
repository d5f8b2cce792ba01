import type { Compiler, WebpackPluginInstance } from 'webpack'

const NAME = 'DocumentHashPlugin'

/** How HtmlPlugin calls its compilation of the template. */
const TEMPLATE = 'HtmlWebpackCompiler'

/**
 * Leaves the template of the document out of the hash of the build. The compiled template contains
 * the absolute path of lodash, so the names of files would depend on the folder of the project.
 */
export class DocumentHashPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      compilation.hooks.beforeHash.tap(NAME, () => {
        for (const child of compilation.children) if (child.name === TEMPLATE) child.hash = ''
      })
    })
  }
}
