import { constants, type BrotliOptions } from 'node:zlib'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import CompressionPlugin from 'compression-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import HtmlPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack, { type Configuration, type LoaderContext, type RuleSetRule } from 'webpack'
import { bootScript } from './boot-script'
import { BuildFactsPlugin } from './build-facts-plugin'
import { buildName } from './build-name'
import { ChunkNamesPlugin } from './chunk-names-plugin'
import { shortClassName } from './class-names'
import { DirectCallsPlugin } from './direct-calls-plugin'
import { DocumentHashPlugin } from './document-hash-plugin'
import { DocumentScriptPlugin } from './document-script-plugin'
import { FirstScriptsPlugin } from './first-scripts-plugin'
import { scripts } from './scripts'
import { StylesAfterSkeletonPlugin } from './styles-after-skeleton-plugin'
import { StyledChunksPlugin } from './styled-chunks-plugin'
import { fromRoot } from './paths'

/** A rack's build talks to the API on its own host; the preview's contains the backend. */
type Target = 'rack' | 'preview'

const BACKEND = 'mirage/server/mount-browser'

const rules = (isDevelopment: boolean): RuleSetRule[] => [
  scripts(fromRoot('src'), isDevelopment),
  {
    test: /\.css$/,
    resourceQuery: { not: [/text/] },
    use: [
      isDevelopment ? 'style-loader' : MiniCssExtractPlugin.loader,
      {
        loader: 'css-loader',
        options: {
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            ...(isDevelopment
              ? { localIdentName: '[name]-[local]' }
              : {
                  getLocalIdent: (
                    { resourcePath }: LoaderContext<object>,
                    _: string,
                    name: string,
                  ) => shortClassName(resourcePath, name),
                }),
          },
        },
      },
    ],
    sideEffects: true,
  },
  { test: /lucide-react\/dist\/esm\/icons\//, loader: fromRoot('tools/webpack/lean-icons.mjs') },
  {
    test: /react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.mjs$/,
    loader: fromRoot('tools/webpack/trusted-types.mjs'),
  },
  { test: /\.woff2$/, type: 'asset/resource' },
  // Included by the document itself: see src/index.html.
  { resourceQuery: /url/, type: 'asset/resource' },
  { resourceQuery: /text/, type: 'asset/source' },
]

const COMPRESSED = { test: /\.(js|css|html|svg)$/, minRatio: 1 }

/** Writes a compressed copy beside each file, for the host to send. The best takes its time. */
export const brotli = (quality = constants.BROTLI_MAX_QUALITY) =>
  new CompressionPlugin<BrotliOptions>({
    ...COMPRESSED,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
      },
    },
  })

/** Webpack splits chunks at stage 10 of their optimization. */
const AFTER_SPLITTING = 11

const productionPlugins = (target: Target) => [
  new BuildFactsPlugin(buildName()),
  new ChunkNamesPlugin(),
  new DirectCallsPlugin(),
  new DocumentHashPlugin(),
  new DocumentScriptPlugin(
    bootScript({
      always: target === 'preview' ? [BACKEND] : [],
      asksApi: target === 'rack',
    }),
  ),
  new StylesAfterSkeletonPlugin(),
  new StyledChunksPlugin(),
  new FirstScriptsPlugin(),
  // Those that splitting has made: which of several equal files a page loads would be left to chance.
  new webpack.optimize.MergeDuplicateChunksPlugin({ stage: AFTER_SPLITTING }),
  new MiniCssExtractPlugin({
    filename: 'assets/[name].[contenthash:6].css',
    chunkFilename: 'assets/[name].[fullhash:6].css',
    // A component imports its own styles after the components whose look it changes, so that pages
    // cannot disagree about the order of those two. The order of unrelated styles does not matter.
    ignoreOrder: true,
  }),
  brotli(target === 'preview' ? 6 : undefined),
  new CompressionPlugin({ ...COMPRESSED, filename: '[path][base].gz' }),
]

interface Environment {
  target?: Target
  /** Whether to build without what earlier builds have left, which can change how files are split. */
  fresh?: boolean
}

/**
 * `--env target=rack` builds the console for a rack, `--env target=preview` with the backend. In
 * development, tools/develop.ts uses it.
 */
export const config = (
  { target = 'preview', fresh = false }: Environment,
  { mode = 'development' }: Pick<Configuration, 'mode'>,
): Configuration => {
  const isDevelopment = mode !== 'production'
  const name = isDevelopment ? 'assets/[name]' : 'assets/[name].[contenthash:6]'

  return {
    mode,
    target: ['web', 'es2022'],
    context: fromRoot('.'),
    entry: { main: './src/main.tsx' },
    output: {
      path: fromRoot(target === 'preview' ? 'dist-preview' : 'dist'),
      publicPath: '/',
      filename: `${name}.js`,
      // One hash for all late files: with separate ones, the first scripts would have to list them,
      // 1.6 kB. In return, each release renames all of them.
      chunkFilename: isDevelopment ? `${name}.js` : 'assets/[name].[fullhash:6].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      // The only addresses of scripts that the served policy trusts.
      trustedTypes: 'basalt',
      clean: true,
    },
    devtool: isDevelopment ? 'eval-cheap-module-source-map' : 'hidden-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@': fromRoot('src'),
        // React has what @xstate/react imports a shim for.
        'use-sync-external-store/shim$': 'react',
        'use-sync-external-store/shim/with-selector$': 'use-sync-external-store/with-selector',
      },
    },
    module: { rules: rules(isDevelopment) },
    plugins: [
      new webpack.DefinePlugin({
        __DEV__: JSON.stringify(isDevelopment),
        __PREVIEW__: JSON.stringify(target === 'preview'),
        __BUILD__: JSON.stringify(buildName()),
      }),
      new HtmlPlugin({
        template: './src/index.html',
        inject: 'head',
        scriptLoading: 'defer',
        minify: false,
      }),
      new DocumentScriptPlugin({ file: fromRoot('src/theme/theme.js'), place: 'head' }),
      // The console is in English, so react-aria's texts in other languages are left out.
      optimizeLocales.webpack({ locales: ['en-US'] }),
      new webpack.NormalModuleReplacementPlugin(
        /\/react-aria\/dist\/private\/i18n\/(utils|useDefaultLocale)\.mjs$/,
        fromRoot('src/ui/UiProvider/english.ts'),
      ),
      ...(isDevelopment ? [new ReactRefreshPlugin({ overlay: false })] : productionPlugins(target)),
    ],
    optimization: {
      // '...' minifies the document, and skips the scripts, which SWC has minified already.
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 3 } },
          // The licenses are in files beside the scripts, whose names say so.
          extractComments: { banner: false },
        }),
        '...',
        new CssMinimizerPlugin(),
      ],
      // Short ids and names for frequently used modules and exports: saves 2.4 kB in the first
      // scripts, but renames more files with each release.
      moduleIds: 'size',
      mangleExports: 'size',
      splitChunks: {
        // All but what starts the console, the workers and the steps down to older releases. Those
        // have what they import in their own file: a first page waits for it, and the libraries
        // compress better beside the console's code. Each release renames both anyway. The table of
        // the metrics explorer has its own copy of what lists have: theirs would be split otherwise.
        chunks: chunk => !(chunk.hasRuntime() || /^(v\d+|ValueTable)$/.test(chunk.name ?? '')),
        cacheGroups: {
          // The bar with the time range and the charts under it are loaded side by side.
          timeRange: {
            test: /src\/(lib\/(chart-time|time-range)|store\/time-range\/|ui\/(Field\/(Field|control)|Select\/Select|lazy\/useFullCode)\.|views\/shared\/chart\/use-chart-address)/,
            chunks: chunk => /metrics|utilization/.test(chunk.name ?? ''),
            name: 'time-range',
            minSize: 0,
            minChunks: 2,
          },
        },
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    cache: !fresh && {
      type: 'filesystem',
      name: `${target}-${mode}`,
      // The cache contains absolute paths, so it is useless after the project moves.
      version: fromRoot('.'),
      buildDependencies: { config: [fromRoot('tools/webpack/')] },
    },
  }
}
