import { describe, expect, it } from 'vitest'
import { refetch, runCommand, selectEntry, startQuery } from '@/api/core/api'
import type { Command } from '@/api/operations/table'
import { createClient, json, refusal } from '#tests/unit/api/support/client'

const disks = { endpoint: 'diskList', args: { query: { project: 'web' } } } as const
const detail = {
  endpoint: 'diskView',
  args: { path: { disk: 'one' }, query: { project: 'web' } },
} as const
const create: Command = {
  endpoint: 'diskCreate',
  args: {
    query: { project: 'web' },
    body: {
      name: 'two',
      description: '',
      size: 1,
      diskBackend: { type: 'distributed', diskSource: { type: 'blank', blockSize: 512 } },
    },
  },
}
const remove = {
  endpoint: 'diskDelete',
  args: { path: { disk: 'one' }, query: { project: 'web' } },
} as const

const LIST = 'GET /v1/disks?project=web'
const DETAIL = 'GET /v1/disks/one?project=web'

const answers = (call: string) => {
  if (call.startsWith('DELETE')) return { status: 204 }
  if (call === LIST) return json({ items: [{ id: 'd1', name: 'one' }] })
  return json({ id: 'd1', name: 'one' })
}

const settled = () => new Promise(resolve => setTimeout(resolve))

describe('a command', () => {
  it('sends its operation and returns the response', async () => {
    const { dispatch, requests } = createClient(answers)
    expect(await runCommand(dispatch, create)).toEqual({ data: { id: 'd1', name: 'one' } })
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ method: 'POST', url: '/v1/disks?project=web' })
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
      disk_backend: { disk_source: { type: 'blank', block_size: 512 } },
    })
  })

  it('refetches subscribed queries that it changed', async () => {
    const { dispatch, calls } = createClient(answers)
    await startQuery(dispatch, disks).result
    await runCommand(dispatch, create)
    await settled()
    expect(calls).toEqual([LIST, 'POST /v1/disks?project=web', LIST])
  })

  it('removes unsubscribed queries that it changed from the cache', async () => {
    const { dispatch, state } = createClient(answers)
    const handle = startQuery(dispatch, disks)
    await handle.result
    handle.release()
    await runCommand(dispatch, create)
    expect(selectEntry(state(), disks)).toBeUndefined()
  })

  it('does not refetch the details of what it deleted', async () => {
    const { dispatch, calls } = createClient(answers)
    await startQuery(dispatch, disks).result
    await startQuery(dispatch, detail).result
    await runCommand(dispatch, remove)
    await settled()
    expect(calls).toEqual([LIST, DETAIL, 'DELETE /v1/disks/one?project=web', LIST])
  })

  it('invalidates nothing if it fails', async () => {
    const { dispatch, calls } = createClient(call =>
      call.startsWith('DELETE') ? refusal(400, 'InvalidRequest') : answers(call),
    )
    await startQuery(dispatch, disks).result
    expect(await runCommand(dispatch, remove)).toMatchObject({
      error: { kind: 'error', errorCode: 'InvalidRequest', statusCode: 400 },
    })
    await settled()
    expect(calls).toHaveLength(2)
  })

  it('postpones invalidation until earlier requests have completed', async () => {
    const { dispatch, calls, open } = createClient(call =>
      call === LIST ? undefined : answers(call),
    )
    const { result } = startQuery(dispatch, disks)
    await runCommand(dispatch, create)
    await settled()
    expect(calls).toEqual([LIST, 'POST /v1/disks?project=web'])
    open.get(LIST)?.(json({ items: [] }))
    await result
    await settled()
    expect(calls.at(-1)).toBe(LIST)
    expect(calls).toHaveLength(3)
  })

  it('in progress does not delay the invalidation of another', async () => {
    const slow = 'POST /v1/disks/up/bulk-write'
    const { dispatch, calls } = createClient(call => (call === slow ? undefined : answers(call)))
    await startQuery(dispatch, disks).result
    void runCommand(dispatch, {
      endpoint: 'diskBulkWriteImport',
      args: { path: { disk: 'up' }, body: { offset: 0, base64EncodedData: '' } },
    })
    await runCommand(dispatch, create)
    await settled()
    expect(calls.at(-1)).toBe(LIST)
    expect(calls).toHaveLength(4)
  })

  it('stores none of its arguments in the state', async () => {
    const { dispatch, state } = createClient(() => ({ status: 204 }))
    const credentials = { username: 'ada', password: 'hunter2' }
    await runCommand(dispatch, {
      endpoint: 'loginLocal',
      args: { path: { siloName: 's' }, body: credentials },
    })
    expect(JSON.stringify(state())).not.toContain('hunter2')
  })

  it('survives serialization as JSON', async () => {
    const { dispatch } = createClient(answers)
    const copy = JSON.parse(JSON.stringify(create)) as Command
    expect(await runCommand(dispatch, copy)).toHaveProperty('data')
    expect(await refetch(dispatch, disks)).toHaveProperty('data')
  })
})
