import { describe, expect, it } from 'vitest'
import type { DataColumn } from '@/lib/column'
import { exportedFile, toJson } from '@/store/lists/export'
import { columns, context, machines } from './sample'

const toCsv = <Row>(rows: readonly Row[], of: readonly DataColumn<Row>[], given: typeof context) =>
  exportedFile({ id: 'a', rows, columns: of, context: given }, 'csv').text

describe('the CSV file of a list', () => {
  it('has a header and a line for each row, with exact numbers', () => {
    expect(toCsv(machines.slice(0, 2), columns.slice(0, 5), context)).toBe(
      'Name,State,Memory size,IP address,Image\r\n' +
        'db10,running,2048,10.0.0.9,\r\n' +
        'db2,failed,1024,10.0.0.10,debian\r\n',
    )
  })

  it('leaves out columns that have nothing to write', () => {
    expect(toCsv(machines.slice(0, 1), columns.slice(4), context)).toBe('Image\r\n\r\n')
  })

  const text: readonly DataColumn<{ text: string }>[] = [{ id: 'text', text: row => row.text }]

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', '"\'\tx"'],
    ['\rx', '"\'\rx"'],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['ü', 'ü'],
  ])('writes %j as %j', (value, field) => {
    expect(toCsv([{ text: value }], text, context)).toBe(`Text\r\n${field}\r\n`)
  })
})

it('the JSON file of a list has an object for each row', () => {
  expect(JSON.parse(toJson(machines.slice(1, 2), columns, context))).toEqual([
    {
      name: 'db2',
      state: 'failed',
      memory: 1024,
      ip: '10.0.0.10',
      image: 'debian',
    },
  ])
  expect(JSON.parse(toJson([], columns, context))).toEqual([])
})

it.each(['timeCreated', 'ipv6-block', 'serial number', 'Available/CPU'])(
  'the JSON file of a list has the column %s in snake_case, whatever its heading',
  id => {
    const column = { id, header: 'A heading', group: 'A group', text: () => 'a' }
    const [key = ''] = Object.keys((JSON.parse(toJson([{}], [column], context)) as [object])[0])
    expect(key).toMatch(/^[a-z0-9]+(_[a-z0-9]+)+$/)
    expect(key.replaceAll('_', '')).toBe(id.toLowerCase().replace(/[-/ ]/g, ''))
  },
)

describe('the file of a list', () => {
  const list = { id: 'machines', rows: machines.slice(0, 1), columns: columns.slice(0, 3), context }

  it.each([
    ['csv', 'machines.csv', 'text/csv', undefined],
    ['excel', 'machines-excel.csv', 'text/csv', 'utf-16le'],
    ['json', 'machines.json', 'application/json', undefined],
  ] as const)('of format %s is named %s', (format, name, type, encoding) => {
    const file = exportedFile(list, format)
    expect([file.name, file.type, file.encoding]).toEqual([name, type, encoding])
  })

  it('for Excel has tabs, and numbers in the locale of the user', () => {
    const rows = [{ size: 1.5 }]
    const sizes: readonly DataColumn<{ size: number }>[] = [
      { id: 'name', text: () => 'a\tb' },
      { id: 'size', exported: row => row.size },
    ]
    const textFor = (locale: string) =>
      exportedFile(
        {
          id: 'a',
          rows,
          columns: sizes,
          context: { ...context, reader: { ...context.reader, locale } },
        },
        'excel',
      ).text
    expect(textFor('en-US')).toBe('\uFEFFName\tSize\r\n"a\tb"\t1.5\r\n')
    expect(textFor('de')).toBe('\uFEFFName\tSize\r\n"a\tb"\t1,5\r\n')
  })
})
