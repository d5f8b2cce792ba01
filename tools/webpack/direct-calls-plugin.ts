import type { Compiler, WebpackPluginInstance } from 'webpack'
import { fromRoot } from './paths'

const NAME = 'DirectCallsPlugin'
const SOURCES = fromRoot('src/')

/**
 * Calls imported functions as `m.f()`, not as `(0, m.f)()`: there are 1,500 such calls in the first
 * script. The latter hides the module from the function as `this`, which nothing reads that the
 * console's own code imports.
 */
export class DirectCallsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      const template = compilation.runtimeTemplate
      const write: typeof template.exportFromImport = template.exportFromImport.bind(template)
      template.exportFromImport = options =>
        write(
          options.originModule?.nameForCondition()?.startsWith(SOURCES)
            ? { ...options, callContext: true }
            : options,
        )
    })
  }
}
