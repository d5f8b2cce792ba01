import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import HtmlPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { describe, expect, it } from 'vitest'
import webpack, { type Compilation, type Stats } from 'webpack'
import { ChunkNamesPlugin } from '../../../tools/webpack/chunk-names-plugin'
import { DocumentScriptPlugin } from '../../../tools/webpack/document-script-plugin'
import { importedFile } from '../../../tools/webpack/imported-file'
import { StylesAfterSkeletonPlugin } from '../../../tools/webpack/styles-after-skeleton-plugin'
import { temporaryFolder } from '#tests/support/temporary-folder'

const SOURCES = {
  'main.js': `
    import './main.css'
    import('./disks/View.js')
    import('./vpcs/View.js')
    import(/* webpackChunkName: "named" */ './other.js')
    import('data:text/javascript,')`,
  'main.css': 'body { margin: 0 }',
  'disks/View.js': 'export const name = "disks"',
  'vpcs/View.js': 'export const name = "vpcs"',
  'other.js': 'export const name = "other"',
  'early.js': 'document.title = "FILLED"',
  'late.js': 'document.title = "late"',
  'index.html':
    '<!doctype html><html><head><title>t</title></head><body><div id="skeleton"></div></body></html>',
}

const run = (compiler: webpack.Compiler) =>
  new Promise<Stats>((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() => (stats ? resolve(stats) : reject(error ?? new Error('no stats')))),
    )
  })

/** Builds a page of a few small files with the plugins for the console's document. */
const build = async (files: Record<string, string> = {}) => {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries({ ...SOURCES, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  const imported: (string | undefined)[] = []
  const noteImports = (compilation: Compilation) => {
    for (const { blocks } of compilation.modules)
      imported.push(...blocks.map(block => importedFile(compilation, block)))
  }
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: {
      path: join(folder, 'dist'),
      publicPath: '/',
      filename: 'assets/[name].[contenthash:10].js',
    },
    resolveLoader: { modules: [join(import.meta.dirname, '../../../node_modules')] },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
    plugins: [
      new HtmlPlugin({ template: './index.html', inject: 'head', minify: false }),
      new DocumentScriptPlugin({ file: join(folder, 'early.js'), place: 'head' }),
      new ChunkNamesPlugin(),
      new DocumentScriptPlugin({
        file: join(folder, 'late.js'),
        place: 'body',
        fill: (source, compilation) => {
          noteImports(compilation)
          return source.replace('late', 'filled')
        },
      }),
      new StylesAfterSkeletonPlugin(),
      new MiniCssExtractPlugin({ filename: 'assets/[name].css' }),
    ],
  })
  const stats = await run(compiler)
  expect(stats.toJson({ all: false, errors: true, warnings: true })).toMatchObject({
    errors: [],
    warnings: [],
  })
  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8')
  const document = read('index.html')
  return {
    folder,
    read,
    document,
    imported,
    assets: readdirSync(join(folder, 'dist/assets')),
    /** The tag of a script in the document. */
    scriptOf: (name: string) =>
      new RegExp(`<script[^>]* src="?/assets/${name}[.]\\w{10}[.]js[^>]*>`).exec(document)?.[0] ??
      '',
  }
}

const hashOf = (tag = '') => /\.(\w{10})\.js/.exec(tag)?.[1]

describe('the built document', () => {
  it('runs early and late scripts synchronously, and the console deferred', async () => {
    const { scriptOf, document } = await build()
    const waysOf = (tag: string) => tag.match(/\b(async|defer)\b/g) ?? []
    const early = scriptOf('early')
    expect([early, waysOf(early)]).toEqual([expect.stringContaining('<script'), []])
    expect(document.indexOf(early)).toBeLessThan(document.indexOf('</head>'))
    // Before the deferred script, which makes any API calls not made yet.
    expect([scriptOf('late'), waysOf(scriptOf('late'))]).toEqual([
      expect.stringContaining('<script'),
      [],
    ])
    expect(waysOf(scriptOf('main'))).toEqual(['defer'])
    // The content security policy forbids inline scripts.
    expect(document).not.toMatch(/<script(?![^>]* src=)/)
  })

  it('preloads the late script in its head', async () => {
    const { scriptOf, document } = await build()
    const late = scriptOf('late')
    expect(document.indexOf(late)).toBeGreaterThan(document.indexOf('</head>'))
    const [src] = /\/assets\/[\w.]+/.exec(late) ?? []
    const preload = /<link[^>]* rel="?preload[^>]*>/.exec(document)
    expect(preload?.[0]).toContain(src)
    expect(preload?.index).toBeLessThan(document.indexOf('</head>'))
  })

  it('links the stylesheet after the skeleton, which renders without it', async () => {
    const { document, scriptOf } = await build()
    const styles = document.match(/<link[^>]* rel="?stylesheet[^>]*>/g) ?? []
    expect(styles).toEqual([expect.stringContaining('/assets/main.css')])
    expect(document.indexOf(styles[0]!)).toBeGreaterThan(document.search(/<div id="?skeleton/))
    // A script waits for preceding stylesheets.
    expect(document.indexOf(styles[0]!)).toBeGreaterThan(document.indexOf(scriptOf('late')))
  })

  it('names its scripts by a hash of their content, including what the build inserts', async () => {
    const { assets, read, scriptOf } = await build()
    const late = assets.find(name => name.startsWith('late.')) ?? ''
    expect(read(`assets/${late}`)).toMatch(/"filled"/)
    const changed = await build({ 'late.js': 'document.title = "latest"' })
    expect(hashOf(changed.scriptOf('late'))).not.toBe(hashOf(scriptOf('late')))
    expect(hashOf(changed.scriptOf('early'))).toBe(hashOf(scriptOf('early')))
  })
})

describe('a chunk', () => {
  it('is named after its file; a second one with that name gets a number', async () => {
    const { assets } = await build()
    const names = assets.map(name => name.replace(/\.[0-9a-f]{10}\.js$/, ''))
    expect(names.filter(name => /^(View|named|other)$/.test(name))).toEqual(['View', 'named'])
    expect(names.filter(name => /^\d+$/.test(name)).length).toBeGreaterThanOrEqual(1)
  })

  it('is found by its imported file', async () => {
    const { folder, imported } = await build()
    expect(imported).toEqual(
      expect.arrayContaining(
        ['disks/View.js', 'vpcs/View.js', 'other.js'].map(name => join(folder, name)),
      ),
    )
  })
})
