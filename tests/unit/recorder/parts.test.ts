import { describe, expect, test } from 'vitest'
import type { LogLine } from '@/recorder/log'
import { createFinder, placeOfDifference, withParts } from '@/recorder/parts'

const stateOf = (list: unknown, more: object = {}) => ({
  actors: {},
  api: { queries: {} },
  list,
  ...more,
})

const SECTION = 'slice list'

/** What a checkpoint tells of the change of a slice. */
const partsOf = (before: unknown, after: unknown) => {
  const line: LogLine = { kind: 'checkpoint', seq: 1, state: { [SECTION]: '#1' } }
  const told = withParts(line, [stateOf(before), stateOf(after)])
  const parts = told.kind === 'checkpoint' ? told.parts?.[0] : undefined
  if (!parts) throw new Error('The checkpoint tells no parts.')
  return parts
}

/** Where a replay differs that made `replayed` of what the log says became `recorded`. */
const placeOf = (before: unknown, recorded: unknown, replayed: unknown) =>
  placeOfDifference(
    SECTION,
    recorded === before ? undefined : partsOf(before, recorded),
    [stateOf(before), stateOf(replayed)],
    createFinder(() => [before, replayed]),
  )

const fields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, at]))

describe('the place of a difference', () => {
  const before = { shown: [{ id: 'a', size: 1 }], view: { sort: 'name' } }

  test('is the member that became something else', () => {
    expect(
      placeOf(before, { ...before, view: { sort: 'size' } }, { ...before, view: { sort: 'id' } }),
    ).toEqual({ path: 'view.sort', recorded: 'size', replayed: 'id' })
  })

  test('is in the middle of a new value', () => {
    const shown = (size: number) => ({ ...before, shown: [...before.shown, { id: 'b', size }] })
    expect(placeOf(before, shown(7), shown(8))).toEqual({
      path: 'shown.1.size',
      recorded: '7',
      replayed: '8',
    })
  })

  test('is deep inside of many equal members', () => {
    const wide = (last: number) => ({ ...before, form: { values: { ...fields(40), last } } })
    expect(placeOf(before, wide(1), wide(2))?.path).toBe('form.values.last')
  })

  test('is where only one of the two changed', () => {
    const changed = { ...before, view: { sort: 'size' } }
    expect(placeOf(before, before, changed)).toEqual({
      path: 'view.sort',
      recorded: 'name',
      replayed: 'size',
    })
    expect(placeOf(before, changed, before)).toMatchObject({
      path: 'view.sort',
      replayed: 'name',
    })
  })

  test('is where something is missing on either side', () => {
    const { view: _view, ...without } = before
    expect(placeOf(before, without, before)).toEqual({
      path: 'view',
      recorded: null,
      replayed: '{"sort":"name"}',
    })
    expect(placeOf(before, before, without)).toEqual({
      path: 'view',
      recorded: '{"sort":"name"}',
      replayed: null,
    })
  })

  test('is a key with dots, as in the keys of queries', () => {
    const pages = (isTurning: boolean) => ({ 'list({"a":"1.2"})': { isTurning } })
    expect(placeOf({}, pages(false), pages(true))?.path).toBe('list({"a":"1.2"}).isTurning')
  })

  test('is nowhere if both are the same', () => {
    expect(placeOf(before, { ...before, more: 1 }, { ...before, more: 1 })).toBeNull()
  })
})

describe('a recorded value', () => {
  const find = (recorded: unknown, replayed: unknown) =>
    placeOf({ value: 'then' }, { value: recorded }, { value: replayed })?.recorded

  test('is found among the values of the session, and numbers near the replayed one', () => {
    expect(find(1_736_942_400_000, 1_736_942_400_009)).toBe('1736942400000')
    expect(find(false, true)).toBe('false')
    expect(find('', 'a')).toBe('""')
    expect(find(null, 'a')).toBe('null')
  })

  test('is said to be unknown otherwise', () => {
    expect(find('a sentence of the old build', 'a')).toBe('a value that the log does not tell')
  })
})

test('parts hold hashes only, and few of them', () => {
  const secret = 'hunter2-hunter2'
  const parts = partsOf({ fields: fields(500) }, { fields: { ...fields(500), secret }, secret })
  const text = JSON.stringify(parts)
  expect(text).not.toContain(secret)
  expect(Object.keys(parts).sort()).toEqual(['fields.secret', 'secret'])
  const all = JSON.stringify(partsOf({}, { fields: fields(500) }))
  expect(all.length).toBeLessThan(400)
})

test('a section that is gone has none, and other lines stay as they are', () => {
  const line: LogLine = { kind: 'checkpoint', seq: 1, state: { 'slice gone': null } }
  expect(withParts(line, [stateOf(1, { gone: 1 }), stateOf(1)])).toMatchObject({ parts: [null] })
  const event: LogLine = { kind: 'event', seq: 1, t: 1, event: { type: 'a/b' } as never }
  expect(withParts(event)).toBe(event)
})
