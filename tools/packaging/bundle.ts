import { build, type Plugin } from 'esbuild'
import { packageFolderOf } from '../build-files'
import { fromRoot } from '../webpack/paths'

/** A style sheet as a module that maps each class name to itself, as tools/without-styles.mjs does. */
const NO_STYLES = 'export default new Proxy({}, { get: (_styles, name) => String(name) })'

const withoutStyles: Plugin = {
  name: 'without-styles',
  setup(bundler) {
    bundler.onLoad({ filter: /\.css$/ }, () => ({ contents: NO_STYLES }))
  },
}

/** What CommonJS modules among the dependencies use to load Node’s own modules. */
const REQUIRE = `import { createRequire as createRequire_ } from 'node:module'
const require = createRequire_(import.meta.url)`

/**
 * Bundles the tools to JavaScript without dependencies. Returns the folders of the packages in it,
 * below the project's folder.
 */
export const bundleTools = async (
  outdir: string,
  buildName: string,
): Promise<readonly string[]> => {
  const { metafile } = await build({
    absWorkingDir: fromRoot('.'),
    entryPoints: [fromRoot('tools/basalt.ts')],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    banner: { js: REQUIRE },
    alias: { '@': fromRoot('src') },
    define: {
      __BASALT__: JSON.stringify(buildName),
      __BUILD__: JSON.stringify(buildName),
      __DEV__: 'false',
      'process.env.NODE_ENV': '"production"',
    },
    plugins: [withoutStyles],
    metafile: true,
    logLevel: 'warning',
  })
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs: read }) => Object.keys(read))
  const folders = inputs.map(packageFolderOf).filter(folder => folder !== null)
  // Its own helpers are in the bundles.
  return [...new Set([...folders, 'node_modules/esbuild'])].toSorted()
}
