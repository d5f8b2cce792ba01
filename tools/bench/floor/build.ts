import HtmlPlugin from 'html-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { brotli } from '../../webpack/config'
import { scripts } from '../../webpack/scripts'
import { fromRoot } from '../../webpack/paths'
import { pageCalls } from '../pages'

const here = fromRoot('tools/bench/floor')

const config = (folder: string): Configuration => ({
  mode: 'production',
  target: ['web', 'es2022'],
  entry: `${here}/floor.tsx`,
  output: { path: folder, publicPath: '/', filename: 'assets/[name].[contenthash:10].js' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [scripts(here, false)] },
  plugins: [
    new webpack.DefinePlugin({ FLOOR_CALLS: JSON.stringify(pageCalls()) }),
    new HtmlPlugin({ template: `${here}/index.html`, scriptLoading: 'defer' }),
    brotli(),
  ],
  performance: { hints: false },
})

/** Builds the floor page into a folder: see floor.tsx. */
export const buildFloor = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(config(folder), (error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')))
      else resolve()
    })
  })
