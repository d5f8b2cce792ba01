import { describe, expect, test } from 'vitest'
import { plainText, rich } from '@/lib/rich-text'
import { confirmed, deletion, type ActionViewModel } from '@/store/commands/action'
import { buttonOf, planOf, type BulkVerb } from '@/store/bulk/plan'
import { oneWay, warned } from '@/store/bulk/verbs'
import { navigationRequested } from '@/store/navigation/events'

interface Row {
  id: string
  name: string
  runState?: string
  actions: readonly ActionViewModel[]
}

const command = (id: string) => ({ endpoint: 'vpcDelete', args: { path: { vpc: id } } }) as const

const deleting = (id: string, reason?: string): ActionViewModel =>
  deletion(
    { id, kind: 'VPC', name: id, reason: reason === undefined ? undefined : [reason] },
    { command: command(id) },
  )

const row = (id: string, ...actions: ActionViewModel[]): Row => ({ id, name: `n-${id}`, actions })

const place = {
  noun: 'VPC',
  screen: '/vpcs',
  keyOf: ({ id }: Row) => id,
  nameOf: ({ name }: Row) => name,
}

const plan = (rows: readonly Row[], id = 'delete') => planOf(rows, id, place)

describe('the plan of an action', () => {
  test('has the confirmed command of each row that can, and the reason of each that cannot', () => {
    const { rows, requests, verb, isDanger } = plan([
      row('a', deleting('a')),
      row('b', deleting('b', 'It is in use')),
      row('c'),
    ])
    expect([verb, isDanger]).toEqual(['Delete', true])
    expect(
      rows.map(({ name, source, reason }) => [name, source, reason && plainText(reason)]),
    ).toEqual([
      ['n-a', 'vpcDelete/a', undefined],
      ['n-b', undefined, 'It is in use'],
      ['n-c', undefined, 'This VPC has no action Delete'],
    ])
    expect(requests).toEqual({
      'vpcDelete/a': expect.objectContaining({
        type: 'command/requested',
        payload: expect.objectContaining({ command: command('a') }),
      }),
    })
  })

  test('says what else goes with a row, and what it must not hold', () => {
    const event = confirmed(
      {
        verb: 'Delete',
        kind: 'VPC',
        name: 'a',
        consequences: rich`Its rules go with it.`,
        contents: [
          { kind: 'subnet', query: { endpoint: 'projectList', args: {} }, href: '/subnets' },
        ],
      },
      { source: 's', command: command('a'), errorTitle: '' },
    )
    const [found] = plan([row('a', { id: 'delete', label: 'Delete', event })]).rows
    expect(plainText(found?.note ?? [])).toBe(
      'Its rules go with it. It fails if it still holds subnets.',
    )
  })

  test('cannot open forms and pages', () => {
    const event = navigationRequested({ to: '/x' })
    const { rows, requests } = plan([row('a', { id: 'edit', label: 'Edit', event })], 'edit')
    expect(rows[0]?.reason).toEqual(['Available for one VPC at a time'])
    expect(requests).toEqual({})
  })

  test('has the acknowledgement of a row that can', () => {
    const asking = (id: string, acknowledgement: string, reason?: string) =>
      row(id, {
        ...deleting(id, reason),
        event: confirmed(
          { verb: 'Delete', kind: 'VPC', name: id, acknowledgement },
          { source: id, command: command(id), errorTitle: '' },
        ),
      })
    const { acknowledgement } = plan([
      row('a', deleting('a')),
      asking('b', 'No', 'It is in use'),
      asking('c', 'I understand'),
    ])
    expect(acknowledgement).toBe('I understand')
    expect(plan([row('a', deleting('a'))]).acknowledgement).toBeUndefined()
  })

  test('warns of what its rows are only together', () => {
    const verb: BulkVerb<Row> = {
      id: 'all',
      label: 'All',
      of:
        () =>
        ({ actions }) =>
          warned(actions[0], rich`None is left.`, 'I understand'),
    }
    const { rows, acknowledgement } = planOf([row('a', deleting('a')), row('b')], verb, place)
    expect(acknowledgement).toBe('I understand')
    expect(plainText(rows[0]?.note ?? [])).toBe('This cannot be undone. None is left.')
    expect(rows[1]?.source).toBeUndefined()
  })

  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => row(`r${at}`, deleting(`r${at}`)))

  test('needs a typed word for deleting ten or more', () => {
    expect(plan(many(9)).word).toBeUndefined()
    expect(plan(many(10)).word).toBe('delete')
  })

  test('counts only the rows that can be deleted', () => {
    expect(plan([...many(9), row('x', deleting('x', 'No'))]).word).toBeUndefined()
  })

  test('needs the word for deleting what is running', () => {
    expect(plan([{ ...row('a', deleting('a')), runState: 'running' }]).word).toBe('delete')
    expect(plan([{ ...row('a', deleting('a')), runState: 'stopped' }]).word).toBeUndefined()
  })

  test('shares a request between rows', () => {
    const shared: BulkVerb<Row> = {
      id: 'all',
      label: 'All',
      of: rows => () => ({
        id: 'all',
        label: 'All',
        event: { type: 'do', payload: { source: 'one', names: rows.map(({ name }) => name) } },
      }),
    }
    const { rows, requests } = planOf([row('a'), row('b')], shared, place)
    expect(rows.map(({ source }) => source)).toEqual(['one', 'one'])
    expect(Object.keys(requests)).toEqual(['one'])
  })
})

describe('the button of an action', () => {
  test('is available if one of the rows can', () => {
    const rows = [row('a', deleting('a', 'It is in use')), row('b', deleting('b'))]
    expect(buttonOf(rows, 'delete', 'VPC')).toEqual({
      id: 'delete',
      label: 'Delete',
      isDanger: true,
      reason: undefined,
    })
  })

  test('says why none of the rows can', () => {
    const rows = [row('a', deleting('a', 'It is in use')), row('b')]
    expect(buttonOf(rows, 'delete', 'VPC').reason).toEqual(['It is in use'])
    expect(buttonOf([row('b')], 'delete', 'VPC').reason).toEqual([
      'None of the selected VPCs has this action',
    ])
  })
})

test('an action of two directions is possible for the rows that it would change', () => {
  const to = (label: string): ActionViewModel => ({
    id: 'default',
    label,
    event: { type: 'do', payload: { source: label } },
  })
  const rows = [row('a', to('Make default')), row('b', to('Clear default'))]
  const { rows: planned } = planOf(rows, oneWay('default', 'Make default'), place)
  expect(planned.map(({ source }) => source)).toEqual(['Make default', undefined])
  expect(plainText(planned[1]?.reason ?? [])).toBe('Its only action is Clear default')
})
