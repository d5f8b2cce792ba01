import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import HtmlPlugin from 'html-webpack-plugin'
import { expect, it } from 'vitest'
import webpack from 'webpack'
import { buildFiles, packageOf } from '../../../tools/build-files'
import { DocumentHashPlugin } from '../../../tools/webpack/document-hash-plugin'
import { scripts } from '../../../tools/webpack/scripts'
import { temporaryFolder } from '#tests/support/temporary-folder'

it('lists the compressed size and the modules of each script', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  const sources = [
    'webpack://basalt/./src/main.tsx',
    'webpack://basalt/./node_modules/zod/v4/core.js?1234',
    'webpack://basalt/webpack/runtime/chunk loaded',
  ]
  const files = {
    'main.1.js': 'run()',
    'main.1.js.br': 'brotli',
    'main.1.js.map': JSON.stringify({ sources }),
    'theme.2.js': 'dark',
    'theme.2.js.br': 'br',
    'main.1.css': 'body {}',
  }
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, 'assets', name), content)
  expect(buildFiles(folder)).toEqual([
    {
      name: 'main.1.js',
      size: 6,
      text: 'run()',
      modules: ['src/main.tsx', 'node_modules/zod/v4/core.js'],
    },
    { name: 'theme.2.js', size: 2, text: 'dark', modules: [] },
  ])
})

it.each([
  ['src/main.tsx', null],
  ['node_modules/zod/v4/core.js', 'zod'],
  ['node_modules/@reduxjs/toolkit/dist/index.mjs', '@reduxjs/toolkit'],
  ['node_modules/recharts/node_modules/@reduxjs/toolkit/index.mjs', 'recharts > @reduxjs/toolkit'],
])('%s belongs to the package %s', (module, expected) => {
  expect(packageOf(module)).toBe(expected)
})

it('gives files the same names in each folder', async () => {
  const nameIn = async (place: string) => {
    const folder = temporaryFolder(place)
    // The path of the folder stands in the template, as that of lodash does.
    const template = join(folder, 'index.html')
    writeFileSync(template, `<p><%= ${JSON.stringify(folder)} %></p>`)
    writeFileSync(join(folder, 'main.ts'), "void import('./late')")
    writeFileSync(join(folder, 'late.ts'), 'export const late = Math.random() as unknown')
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './main.ts',
      output: { path: join(folder, 'dist'), filename: '[fullhash].js' },
      resolve: { extensions: ['.ts'] },
      resolveLoader: { modules: [join(process.cwd(), 'node_modules')] },
      module: { rules: [scripts(folder, false)] },
      devtool: 'hidden-source-map',
      plugins: [new DocumentHashPlugin(), new HtmlPlugin({ template })],
    })
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
      compiler.run((error, found) => (error ? reject(error) : resolve(found))),
    )
    expect(stats?.hasErrors()).toBe(false)
    return Object.keys(stats!.compilation.assets).toSorted()
  }
  expect(await nameIn('basalt-')).toEqual(await nameIn('basalt-elsewhere-'))
})
