import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

interface Row {
  budget: string
  /** Bytes. */
  limit: number
  reason: string
}

/** The table in a version of `docs/budgets.md`, oldest rows first. */
export const rowsOf = (text: string): readonly Row[] =>
  text
    .split('\n')
    .filter(line => line.startsWith('| ') && /\d/.test(line))
    .map(line => line.split('|').map(cell => cell.trim()))
    .map(([, budget = '', , limit = '', reason = '']) => ({
      budget,
      limit: Number(limit.replaceAll(',', '')),
      reason,
    }))

const FILE = resolve(import.meta.dirname, '../../docs/budgets.md')

export const budgetRows = (): readonly Row[] => rowsOf(readFileSync(FILE, 'utf8'))

/** The limit of a budget, in bytes. Throws if there is none of that name. */
export const limitOfBudget = (budget: string): number => {
  const row = budgetRows().findLast(each => each.budget === budget)
  if (!row) throw new Error(`docs/budgets.md has no budget "${budget}"`)
  return row.limit
}
