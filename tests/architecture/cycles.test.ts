import { expect, test } from 'vitest'
import { cyclesOf } from './cycles'
import { parseSource, sourcesOf } from './sources'

test('no module imports itself through others, not even for a type', () => {
  const sources = ['src', 'tests', 'tools'].flatMap(sourcesOf)
  expect(cyclesOf(sources)).toEqual([])
})

const cyclesIn = (files: Record<string, string>) =>
  cyclesOf(Object.entries(files).map(([path, text]) => parseSource(path, text)))

test.each([
  ['values', `import { b } from './b'`, `import { a } from './a'`],
  ['types', `import type { B } from './b'`, `type A = import('./a').A`],
  ['code that is loaded late', `const b = () => import('@/b')`, `export * from './a'`],
])('a cycle of %s is found', (_what, a, b) => {
  const cycle = 'src/a.ts → src/b.tsx → src/a.ts'
  expect(cyclesIn({ 'src/a.ts': a, 'src/b.tsx': b })).toEqual([cycle])
})

test('a longer cycle is reported once, without the modules that lead to it', () => {
  expect(
    cyclesIn({
      'src/a.ts': `import './b'`,
      'src/b.ts': `import './c'`,
      'src/c.ts': `import './d'; import 'react'`,
      'src/d.ts': `import './b'; import './e'`,
      'src/e.ts': '',
    }),
  ).toEqual(['src/b.ts → src/c.ts → src/d.ts → src/b.ts'])
})
