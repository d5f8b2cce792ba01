import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { kebabCase } from '@/lib/case'
import { scenarioNames } from '@/mirage/seeds/scenarios'
import { MAZE_WAR } from '@/mirage/seeds/silos'
import { ManualClock } from '#tests/support/manual-clock'
import { createBackend } from '@/mirage/server/create'
import { faultNames } from '@/mirage/server/fault-names'

const page = readFileSync(new URL('../../docs/mock-api.md', import.meta.url), 'utf8')

/** The rows of the tables under a heading, as cells, without header rows. */
const rowsUnder = (heading: string): string[][] => {
  const [part = ''] = page.slice(page.indexOf(`## ${heading}\n`) + 3).split('\n## ', 1)
  const lines = part.split('\n').filter(line => line.startsWith('|'))
  return lines.slice(2).map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
}

const quoted = (cells: readonly (string | undefined)[]) =>
  cells.flatMap(cell => Array.from((cell ?? '').matchAll(/`([^`]+)`/g), ([, text]) => text))

describe('documentation of the in-memory backend', () => {
  it('lists all fault names', () => {
    const named = quoted(rowsUnder('Fault injection by name').map(([name]) => name))
    expect(named.toSorted()).toEqual(Object.values(faultNames).toSorted())
  })

  it('lists all scenarios', () => {
    expect(quoted(rowsUnder('Scenarios').map(([name]) => name))).toEqual(scenarioNames)
  })

  it('lists all users with their login names', () => {
    const { backendState } = createBackend({ latency: 0, clock: new ManualClock() })
    const users = backendState.db.users.in(MAZE_WAR).map(({ displayName }) => displayName)
    const rows = rowsUnder('Users and logins')
    expect(rows.map(([name]) => name).toSorted()).toEqual(users.toSorted())
    expect(quoted(rows.map(([, login]) => login))).toEqual(
      rows.map(([name = '']) => kebabCase(name)),
    )
  })
})
