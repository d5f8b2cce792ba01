import { expect, it } from 'vitest'
import { suggest } from '@/store/lists/suggest'
import { columns, context, machines } from './sample'

const suggested = (filter: string) =>
  suggest(filter, machines, columns, context).map(({ text, count }) =>
    count === undefined ? text : `${text}(${count})`,
  )

it.each([
  ['', ['name:', 'state:', 'memory-size:', 'ip-address:', 'image:']],
  ['db2 st', ['db2 state:', 'db2 state:starting (1)']],
  ['state:', ['state:failed (1)', 'state:running (2)', 'state:starting (1)']],
  ['-state:r', ['-state:running (2)', '-state:starting (1)']],
  ['memory-size:16', ['memory-size:"16 GiB" (2)']],
  ['image:', ['image:debian (1)', 'image:i2 (1)']],
  ['state:Failed', []],
  ['picture:', []],
  ['colour:', []],
  ['"db2"', []],
])('%j can be completed to %j', (filter, texts) => expect(suggested(filter)).toEqual(texts))

it('texts of a column that are mostly different are suggested only if it is named', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ ...machines[0]!, name: `m${at}` }))
  const texts = (filter: string) => suggest(filter, many, columns, context).map(({ text }) => text)
  expect(texts('m1')).toEqual([])
  expect(texts('name:m1')).toContain('name:m1 ')
  expect(texts('name:')).toHaveLength(20)
})

it('the name of two columns is suggested once', () => {
  const both = columns.slice(0, 2).map(column => ({ ...column, header: 'Free', group: column.id }))
  expect(suggest('', machines, both, context).map(({ text }) => text)).toEqual(['free:'])
})
