import type { Compiler, WebpackPluginInstance } from 'webpack'

const NAME = 'StyledChunksPlugin'

const TABLE = /var cssChunks = (\{.*?\});/
const LOOK_UP = 'cssChunks[chunkId]'

/** Whether a chunk is a screen or dialog: those ids contain a dot. */
const isScreen = (id: number | string | null) => String(id).includes('.')

/**
 * Shortens the table of late chunks with styles in the first scripts. Nearly all screens and
 * dialogs have styles, so it only lists those without, plus other chunks that have styles.
 */
export class StyledChunksPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      compilation.hooks.runtimeModule.tap(NAME, module => {
        if (module.name !== 'css loading') return
        const generate = module.generate.bind(module)
        module.generate = () => {
          const code = generate() ?? ''
          const [, table = ''] = TABLE.exec(code) ?? []
          if (!code.includes(LOOK_UP))
            throw new Error('Style loading has changed: adapt this plugin.')
          const styled = JSON.parse(table) as Record<string, 1>
          const exceptions = Object.fromEntries(
            [...compilation.chunks]
              .map(({ id }) => [String(id), String(id) in styled ? 1 : 0] as const)
              .filter(([id, isStyled]) => Boolean(isStyled) !== isScreen(id)),
          )
          return code
            .replace(TABLE, `var cssChunks = ${JSON.stringify(exceptions)};`)
            .replace(LOOK_UP, `(cssChunks[chunkId] ?? /[.]/.test(chunkId))`)
        }
      })
    })
  }
}
