import { expect, test } from 'vitest'
import { parseSource } from './sources'

const importsOf = (text: string) =>
  parseSource('src/views/shell/Shell.tsx', text).imports.map(
    ({ target, specifier, isTypeOnly, isDynamic }) =>
      [target ?? specifier, isTypeOnly && 'type', isDynamic && 'dynamic'].filter(Boolean).join(' '),
  )

test.each([
  [`import react, { type FC } from 'react'`, 'react'],
  [`import './shell.css'`, 'src/views/shell/shell.css'],
  [`import { a } from '@/lib/a'`, 'src/lib/a'],
  [`import { b } from '#tests/b'`, 'tests/b'],
  [`import type { C } from "../c"`, 'src/views/c type'],
  [`import { type D, type E as F } from './d'`, 'src/views/shell/d type'],
  [`import { type D, e } from './d'`, 'src/views/shell/d'],
  [`export * from './e'`, 'src/views/shell/e'],
  [`export type { G } from './g'`, 'src/views/shell/g type'],
  [`const load = () => import(/* named */ './h')`, 'src/views/shell/h dynamic'],
  [`type I = import('./i').I`, 'src/views/shell/i type'],
])('%s is an import', (text, expected) => {
  expect(importsOf(text)).toEqual([expected])
})

test('comments and strings contain no imports', () => {
  const text = [`// import './a'`, `/*`, `import './b'`, `*/`, 'const c = `', `import './c'`, '`']
  expect(importsOf(text.join('\n'))).toEqual([])
})

test('code is the text without comments and without the contents of strings', () => {
  const { code } = parseSource(
    'src/a.tsx',
    'const a = `x${fetch}y` // z\nconst b = <p title="t">/* u */{/* v */}</p> /* w */\nc("//d", /e\'/)',
  )
  expect(code).toBe('const a = `${fetch}` \nconst b = <p title="">{}</p> \nc("", /e\'/)')
})

test('a source with a syntax error throws', () => {
  expect(() => parseSource('src/a.ts', 'const')).toThrow('src/a.ts: ')
})
