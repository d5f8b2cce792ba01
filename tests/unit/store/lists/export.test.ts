import { describe, expect, it } from 'vitest'
import type { DataColumn } from '@/lib/column'
import { toCsv, toJson } from '@/store/lists/export'
import { columns, context, machines } from './sample'

describe('the CSV file of a list', () => {
  it('has a header and a line for each row, with exact numbers', () => {
    expect(toCsv(machines.slice(0, 2), columns.slice(0, 5), context)).toBe(
      'name,state,Memory size,IP address,image\r\n' +
        'db10,running,2048,10.0.0.9,\r\n' +
        'db2,failed,1024,10.0.0.10,debian\r\n',
    )
  })

  it('leaves out columns that have nothing to write', () => {
    expect(toCsv(machines.slice(0, 1), columns.slice(4), context)).toBe('image\r\n\r\n')
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
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['ü', 'ü'],
  ])('writes %j as %j', (value, field) => {
    expect(toCsv([{ text: value }], text, context)).toBe(`text\r\n${field}\r\n`)
  })
})

it('the JSON file of a list has an object for each row', () => {
  expect(JSON.parse(toJson(machines.slice(1, 2), columns, context))).toEqual([
    {
      name: 'db2',
      state: 'failed',
      'Memory size': 1024,
      'IP address': '10.0.0.10',
      image: 'debian',
    },
  ])
  expect(JSON.parse(toJson([], columns, context))).toEqual([])
})
