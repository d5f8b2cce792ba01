import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildFiles, packageOf } from '../../../tools/build-files'

it('lists the compressed size and the modules of each script', () => {
  const folder = mkdtempSync(join(tmpdir(), 'basalt-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
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
