import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { budgetRows, rowsOf } from '#tests/support/budgets'

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout

/** The committed versions of the table, as far as the clone has them. */
const versions = () =>
  git('log', '--format=%H', '--', 'docs/budgets.md')
    .split('\n')
    .filter(Boolean)
    .map(commit => rowsOf(git('show', `${commit}:docs/budgets.md`)))

/** Limits of a version that later rows do not begin with: they were changed in place, or removed. */
const rewritten = (before: ReturnType<typeof budgetRows>, after: ReturnType<typeof budgetRows>) =>
  before.filter(
    ({ budget, limit }, at) => after[at]?.budget !== budget || after[at]?.limit !== limit,
  )

/** Of each row that raises a budget without saying what the user gets for it, the limit. */
const unexplained = (rows: ReturnType<typeof budgetRows>) =>
  rows.flatMap(({ budget, limit, reason }, at) => {
    const before = rows.slice(0, at).findLast(row => row.budget === budget)
    const isRaised = before !== undefined && limit > before.limit
    return isRaised && reason.split(' ').length < 3 ? `${budget}: ${limit}` : []
  })

describe('the table of budgets', () => {
  it('has a limit in every row', () => {
    const rows = budgetRows()
    expect(rows.length).toBeGreaterThan(8)
    expect(rows.filter(({ limit }) => !(limit > 0))).toEqual([])
  })

  it('says of each raised limit what the user gets for it', () => {
    expect(unexplained(budgetRows())).toEqual([])
  })

  it('keeps the rows of all versions, to which a new limit is added', () => {
    expect(versions().flatMap(rows => rewritten(rows, budgetRows()))).toEqual([])
    const [first, ...others] = budgetRows()
    const raised = [{ ...first!, limit: first!.limit + 1 }, ...others]
    expect(rewritten(budgetRows(), raised)).toEqual([first])
  })

  it('is told apart from one that raises a limit in silence', () => {
    const lists = { budget: 'lists', limit: 100, reason: '' }
    const raised = { ...lists, limit: 101 }
    expect(unexplained([lists, { ...lists, limit: 99 }, raised])).toEqual(['lists: 101'])
    expect(unexplained([lists, { ...raised, reason: 'sorting by any column' }])).toEqual([])
  })
})
