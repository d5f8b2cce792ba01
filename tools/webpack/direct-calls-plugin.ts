import type { Compiler, Module, WebpackPluginInstance } from 'webpack'
import { fromRoot } from './paths'

const NAME = 'DirectCallsPlugin'
const SOURCES = fromRoot('src/')

/** Of what webpack writes an import with: the part used here. */
interface ImportWriter {
  exportFromImport: (options: {
    originModule?: Pick<Module, 'nameForCondition'>
    callContext?: boolean
  }) => string
}

/**
 * Calls imported functions as `m.f()`, not as `(0, m.f)()`: there are 1,500 such calls in the first
 * script. The latter hides the module from the function as `this`, which nothing reads that the
 * console's own code imports.
 */
export class DirectCallsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      const template = compilation.runtimeTemplate as unknown as ImportWriter
      const write = template.exportFromImport.bind(template)
      template.exportFromImport = options =>
        write(
          options.originModule?.nameForCondition()?.startsWith(SOURCES)
            ? { ...options, callContext: true }
            : options,
        )
    })
  }
}
