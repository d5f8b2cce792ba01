import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { sourcesOf } from './sources'

/** Names of numbers that may be large. */
const COUNT = /^(length|count|total|size|blockSize|lines|failed|waiting)$/

/** Below a thousand whatever happens, or not for people. */
const HARMLESS = new Set([
  'src/store/navigation/saga.ts', // as the address says it
  'src/ui/ColumnPicker/ColumnPicker.tsx', // columns
  'src/lib/json-text.ts', // a line, counted by the server without groups
  'src/ui/Pagination/Pagination.tsx', // words
  'src/views/system/subnet-pools/add-member.screen.tsx', // a width
])

interface Node {
  type: string
  name?: string
  property?: Node
}

const isCount = ({ type, name = '', property }: Node): boolean =>
  COUNT.test(
    type === 'MemberExpression' ? (property?.name ?? '') : type === 'Identifier' ? name : '',
  )

/** Numbers that are written into a sentence, or alone between tags, as they are. */
const ungrouped = (path: string, text: string): string[] => {
  const found: string[] = []
  const note = ({ start, end }: { start: number; end: number }) =>
    found.push(`${path}: ${text.slice(start, end)}`)
  new Visitor({
    TemplateLiteral({ quasis, expressions }) {
      // An id or a style has no words: `page-2`, `4px`.
      if (!quasis.some(({ value }) => /(^|[\w,)]) [a-z]+|^ ?[a-z]+ /.test(value.cooked ?? '')))
        return
      for (const each of expressions) if (isCount(each as Node)) note(each)
    },
    JSXElement({ children }) {
      for (const child of children)
        if (child.type === 'JSXExpressionContainer' && isCount(child.expression as Node))
          note(child.expression)
    },
  }).visit(parseSync(path, text).program)
  return found
}

test('numbers in sentences are grouped', () => {
  expect(
    ungrouped('a.tsx', 'const a = `${items.length} rows`; const b = <b>{total}</b>'),
  ).toHaveLength(2)
  expect(
    ungrouped('a.tsx', 'const a = `${id}-${size}`; const b = <b>{formatNumber(total)}</b>'),
  ).toEqual([])
  const sources = [
    'src/lib',
    'src/store',
    'src/ui',
    'src/views',
    'src/machines',
    'src/recorder',
    'src/api/core',
  ]
    .flatMap(sourcesOf)
    .filter(({ path }) => !HARMLESS.has(path))
  expect(sources.flatMap(({ path, text }) => ungrouped(path, text))).toEqual([])
})
