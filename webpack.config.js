import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import CompressionPlugin from 'compression-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import HtmlPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'

const here = path => fileURLToPath(new URL(path, import.meta.url))

/**
 * `webpack serve` runs the console in development, `--env target=rack` builds it for a real rack and
 * `--env target=preview` with the backend inside. `API_URL` makes development talk to a rack.
 */
export default (env, { mode }) => {
  const isDevelopment = mode !== 'production'
  const target = env.target ?? (process.env.API_URL ? 'rack' : 'preview')
  const hasBackend = target === 'preview'
  const build = process.env.BASALT_BUILD ?? 'unversioned'

  return {
    mode: isDevelopment ? 'development' : 'production',
    target: ['web', 'es2022'],
    entry: { main: './src/main.tsx' },
    output: {
      path: here(hasBackend ? 'dist-preview' : 'dist'),
      publicPath: '/',
      filename: isDevelopment ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
      chunkFilename: isDevelopment ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
    },
    devtool: isDevelopment ? 'eval-cheap-module-source-map' : 'hidden-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { '@': here('src') } },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: here('src'),
          loader: 'swc-loader',
          options: {
            swcrc: false,
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: {
                react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
              },
            },
          },
        },
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
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        __DEV__: JSON.stringify(isDevelopment),
        __PREVIEW__: JSON.stringify(hasBackend),
        __BUILD__: JSON.stringify(build),
      }),
      new HtmlPlugin({
        template: './src/index.html',
        inject: 'head',
        scriptLoading: 'defer',
        minify: false,
      }),
      optimizeLocales.webpack({ locales: ['en-US'] }),
      isDevelopment && new ReactRefreshPlugin({ overlay: false }),
      !isDevelopment &&
        new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:10].css' }),
      !isDevelopment &&
        new CompressionPlugin({
          filename: '[path][base].br',
          algorithm: 'brotliCompress',
          test: /\.(js|css|html|svg)$/,
          compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
          minRatio: 1,
        }),
      !isDevelopment &&
        new CompressionPlugin({
          filename: '[path][base].gz',
          test: /\.(js|css|html|svg)$/,
          minRatio: 1,
        }),
    ].filter(Boolean),
    optimization: {
      minimizer: ['...', new CssMinimizerPlugin()],
      moduleIds: 'deterministic',
      runtimeChunk: isDevelopment ? false : 'single',
      splitChunks: {
        chunks: 'all',
        maxInitialRequests: 12,
        cacheGroups: {
          react: {
            test: /node_modules\/(react|react-dom|scheduler|react-redux|use-sync-external-store)\//,
            name: 'react',
            priority: 20,
          },
        },
      },
    },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      version: createHash('sha1').update(`${target}${build}`).digest('hex'),
    },
    devServer: {
      port: Number(process.env.PORT ?? 4000),
      hot: true,
      historyApiFallback: { disableDotRule: true },
      client: { overlay: false, logging: 'warn' },
      static: false,
      headers: {
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-security-policy':
          "default-src 'self'; style-src 'unsafe-inline' 'self'; frame-src 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'; script-src 'unsafe-eval' 'self'; connect-src 'self' ws: https:",
      },
      proxy: process.env.API_URL
        ? [
            {
              context: ['/v1', '/login', '/logout', '/device', '/experimental'],
              target: process.env.API_URL,
              changeOrigin: true,
              ws: true,
              bypass: request =>
                request.method === 'GET' && request.headers.accept?.includes('text/html')
                  ? '/index.html'
                  : undefined,
            },
          ]
        : [],
    },
  }
}
