import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { knownMachines } from '../../tools/machines/machines'
import { MACHINES_PAGE, machinesPage } from '../../tools/machines/page'
import { sourcesOf } from './sources'

const sources = sourcesOf('src')
const machines = await knownMachines()

describe('the page of the machines', () => {
  test('is up to date with the code (`npm run machines` rewrites it)', async () => {
    expect(readFileSync(MACHINES_PAGE, 'utf8')).toBe(await machinesPage())
  })

  test('lists every machine of the sources', () => {
    const files = sources.filter(({ path }) => path.endsWith('.machine.ts'))
    expect(files.length).toBeGreaterThan(10)
    const paths = machines.map(({ path }) => path)
    expect(paths.toSorted()).toEqual(files.map(({ path }) => path).toSorted())
  })

  test('states the purpose of each machine', () => {
    expect(machines.filter(({ purpose }) => purpose === '').map(({ path }) => path)).toEqual([])
  })
})

test('machines are created only in files named after them', () => {
  const others = sources.filter(
    ({ path, code }) => !path.endsWith('.machine.ts') && /\bcreateMachine\(/.test(code),
  )
  expect(others.map(({ path }) => path)).toEqual([])
})
