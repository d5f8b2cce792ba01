import { constants, type BrotliOptions } from 'node:zlib'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import CompressionPlugin from 'compression-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import HtmlPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { bootScript } from './boot-script'
import { buildName } from './build-name'
import { ChunkNamesPlugin } from './chunk-names-plugin'
import { DocumentScriptPlugin } from './document-script-plugin'
import { FirstScriptsPlugin } from './first-scripts-plugin'
import { StylesAfterSkeletonPlugin } from './styles-after-skeleton-plugin'
import { StyledChunksPlugin } from './styled-chunks-plugin'
import { fromRoot } from './paths'

/** A rack's build talks to the API of its own host; the preview's has the backend inside. */
type Target = 'rack' | 'preview'

const BACKEND = 'mirage/server/mount-browser'

/** How TypeScript below a folder becomes JavaScript. */
export const scripts = (include: string, isDevelopment: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  include,
  loader: 'swc-loader',
  options: {
    // All there is to know about swc is here.
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: {
        react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
      },
    },
  },
})

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
            localIdentName: isDevelopment ? '[name]-[local]' : '[hash:base64:6]',
          },
        },
      },
    ],
    sideEffects: true,
  },
  { test: /\.woff2$/, type: 'asset/resource' },
  // What the document itself carries: see src/index.html.
  { resourceQuery: /url/, type: 'asset/resource' },
  { resourceQuery: /text/, type: 'asset/source' },
]

const COMPRESSED = { test: /\.(js|css|html|svg)$/, minRatio: 1 }

/** Writes a copy beside each file, as the host sends it. */
export const brotli = () =>
  new CompressionPlugin<BrotliOptions>({
    ...COMPRESSED,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    },
  })

const productionPlugins = (target: Target) => [
  new ChunkNamesPlugin(),
  new DocumentScriptPlugin(
    bootScript({
      always: target === 'preview' ? [BACKEND] : [],
      asksApi: target === 'rack',
    }),
  ),
  new StylesAfterSkeletonPlugin(),
  new StyledChunksPlugin(),
  new FirstScriptsPlugin(),
  new MiniCssExtractPlugin({
    filename: 'assets/[name].[contenthash:6].css',
    chunkFilename: 'assets/[name].[fullhash:6].css',
  }),
  brotli(),
  new CompressionPlugin({ ...COMPRESSED, filename: '[path][base].gz' }),
]

interface Environment {
  target?: Target
}

/**
 * `--env target=rack` builds the console for a rack, `--env target=preview` with the backend inside.
 * In development it is run by tools/develop.ts.
 */
export const config = (
  { target = 'preview' }: Environment,
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
      // One hash for all late files: with one for each, the first scripts had to list them, 1.6 kB.
      // So each release gives all of them other names.
      chunkFilename: isDevelopment ? `${name}.js` : 'assets/[name].[fullhash:6].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
    },
    devtool: isDevelopment ? 'eval-cheap-module-source-map' : 'hidden-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { '@': fromRoot('src') } },
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
      // The console speaks English; react-aria's words for other languages stay out.
      optimizeLocales.webpack({ locales: ['en-US'] }),
      new webpack.NormalModuleReplacementPlugin(
        /\/react-aria\/dist\/private\/i18n\/(utils|useDefaultLocale)\.mjs$/,
        fromRoot('src/ui/UiProvider/english.ts'),
      ),
      ...(isDevelopment ? [new ReactRefreshPlugin({ overlay: false })] : productionPlugins(target)),
    ],
    optimization: {
      minimizer: ['...', new CssMinimizerPlugin()],
      // Short ids and names for what is used often: 2.4 kB less in the first scripts, though more files
      // get another name with each release.
      moduleIds: 'size',
      mangleExports: 'size',
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          // One request: what else starts the console waits for a connection of the same few.
          libraries: {
            test: /node_modules\/.*\.m?js$/,
            name: 'libraries',
            chunks: 'initial',
            priority: 20,
          },
        },
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      name: `${target}-${mode}`,
      // It holds absolute paths: of no use once the project was moved.
      version: fromRoot('.'),
      buildDependencies: { config: [fromRoot('tools/webpack/')] },
    },
  }
}
