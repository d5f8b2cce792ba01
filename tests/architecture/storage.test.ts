import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STORED_KEYS } from '../support/stored-keys'
import { sourcesOf } from './sources'

/** With the texts, which the parsed sources lack. */
const sources = sourcesOf('src')
  .filter(({ path }) => !path.startsWith('src/mirage/'))
  .map(({ path }) => ({ path, code: readFileSync(path, 'utf8') }))

/** Text constants by name, with those of each file first. */
const textsOf = (code: string) =>
  new Map(
    [...code.matchAll(/\bconst (\w+) = ['"]([^'"]+)['"]/g)].map(([, name, text]) => [name, text]),
  )

const everywhere = new Map(sources.flatMap(({ code }) => [...textsOf(code)]))

/** The keys of all accesses to storage, by path; an expression where a key is not a constant. */
const accesses = sources.flatMap(({ path, code }) => {
  const own = textsOf(code)
  const resolved = (key = '') =>
    /^['"]/.test(key) ? key.slice(1, -1) : (own.get(key) ?? everywhere.get(key) ?? key)
  const areas = [
    ...code.matchAll(/(?:\b(?:read|write)|\bkeptList)\(\s*['"](local|session)['"],\s*([^,)]+)/g),
  ].map(([, area, key]) => ({ path, area, key: resolved(key?.trim()) }))
  const databases = [...code.matchAll(/\bopenDB(?:<\w+>)?\(\s*([^,)]+)/g)].map(([, key]) => ({
    path,
    area: 'indexedDB',
    key: resolved(key?.trim()),
  }))
  return [...areas, ...databases]
})

/** Accesses whose key is a parameter: their callers are looked at instead. */
const PASSED_ON = /browser-recording-store\.ts: (key|scrollKey)/

test('every key in the storage of the browser is known, as personal or not', () => {
  expect(accesses.length).toBeGreaterThan(30)
  const unknown = accesses.filter(
    ({ path, area, key }) =>
      !PASSED_ON.test(`${path}: ${key}`) &&
      !key.startsWith('scrollKey(') &&
      !STORED_KEYS.some(known => known.area === area && known.key.test(key)),
  )
  expect(unknown).toEqual([])
})

test('every text that looks like a key is one that is known', () => {
  const others = /^basalt-(column|rack-.*|\d.*)$/
  const texts = sources.flatMap(({ path, code }) =>
    [...code.matchAll(/['"`](basalt-[\w-]*)/g)].map(([, key = '']) => ({ path, key })),
  )
  expect(
    texts.filter(
      ({ key }) =>
        key !== 'basalt-' && !others.test(key) && !STORED_KEYS.some(known => known.key.test(key)),
    ),
  ).toEqual([])
})

test('the table of stored keys has none that is no longer used', () => {
  const code = sources.map(each => each.code).join('\n')
  const unused = STORED_KEYS.filter(({ key }) => {
    const text = key.source.replace(/^\^|(-\\d\+)?\$$/g, '')
    return !code.includes(`'${text}'`) && !code.includes(`${text}-`)
  })
  expect(unused).toEqual([])
})
