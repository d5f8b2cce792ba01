import { describe, expect, it } from 'vitest'
import { budgetRows } from '#tests/support/budgets'

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

  it('is told apart from one that raises a limit in silence', () => {
    const lists = { budget: 'lists', limit: 100, reason: '' }
    const raised = { ...lists, limit: 101 }
    expect(unexplained([lists, { ...lists, limit: 99 }, raised])).toEqual(['lists: 101'])
    expect(unexplained([lists, { ...raised, reason: 'sorting by any column' }])).toEqual([])
  })
})
