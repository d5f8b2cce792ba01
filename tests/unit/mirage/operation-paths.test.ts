import { describe, expect, it } from 'vitest'
import { operations, type OperationId } from '@/api/operations/table'
import { callFacts } from '@/mirage/server/calls'
import { operationPaths } from '@/mirage/server/operation-paths'

describe('the routes of the backend', () => {
  it('are those that the client calls', () => {
    const called = Object.entries(operations).map(([id, { method, path }]) => [
      id,
      `${method} ${path}`,
    ])
    expect(Object.entries(operationPaths).toSorted()).toEqual(called.toSorted())
  })

  it('know what they take and answer', () => {
    for (const id of Object.keys(operationPaths) as OperationId[]) {
      expect(callFacts(id).status, id).toBeGreaterThanOrEqual(101)
    }
  })
})
