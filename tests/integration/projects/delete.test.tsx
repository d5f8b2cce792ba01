import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { projectIds } from '@/mirage/seeds/projects'
import { userIds } from '@/mirage/seeds/users'
import type { WireRequest } from '@/ports/ports'
import { bulkRequested } from '@/store/bulk/bulk'
import {
  bulkChanged,
  bulkResumed,
  bulkRetryRequested,
  bulkStarted,
  bulkStopRequested,
} from '@/store/bulk/events'
import { selectBulk, selectBulkPhase } from '@/store/bulk/selectors'
import { allDisksQuery } from '@/store/project/queries'
import { selectContents, selectReads } from '@/store/project/project-delete/contents'
import { exportRequested } from '@/store/project/project-delete/events'
import { arrange } from '@/store/project/project-delete/order'
import { planOf } from '@/store/project/project-delete/plan'
import { queriesWanted } from '@/store/queries/slice'
import { projectActions } from '@/store/silo/projects/actions'
import { projectListQuery } from '@/store/silo/queries'
import { selectPageItems } from '@/store/paging/selectors'
import { startConsole, type TestConsole } from '#tests/support/console'
import { gate } from '#tests/support/gate'
import { showConsole } from '#tests/support/shown-console'

const PAGE = '/projects/mock-project/delete'
const BLANK = '/projects/blank-slate/delete'

type Options = Partial<Parameters<typeof showConsole>[0]>

const show = async (path = PAGE, options: Options = {}) => {
  const console = await showConsole({ path, ...options })
  await console.settle()
  await console.settle()
  const press = async (name: string | RegExp, of: ParentNode = document) => {
    await console.user.click(within(of as HTMLElement).getByRole('button', { name }))
    await console.settle()
  }
  const box = (name: string, table: RegExp) =>
    within(screen.getByRole('table', { name: table })).getByRole<HTMLInputElement>('checkbox', {
      name: `Select ${name}`,
    })
  return {
    ...console,
    press,
    box,
    /** Starts what is ticked, by the name of the project. */
    start: async (project: string) => {
      await press(/^Delete (\d+ things? and )?the (project|rest only)…$/)
      const dialog = screen.getByRole('dialog')
      await console.user.type(within(dialog).getByRole('textbox'), project)
      await press(/^Delete (\d+ things? and )?the (project|rest only)$/, dialog)
    },
    verdict: () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent,
    changes: () => changesOf(console.requests),
  }
}

const answer = (status: number, body: object) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const broken = () => Promise.resolve(answer(500, { message: 'Internal Server Error' }))

const ID = '0d0d0d0d-0000-4000-8000-000000000001'
const lateSubnet = {
  id: ID,
  name: 'late',
  description: '',
  time_created: '2025-01-15T12:00:00Z',
  time_modified: '2025-01-15T12:00:00Z',
  instance_id: null,
  project_id: ID,
  subnet: '100.64.0.0/28',
  subnet_pool_id: ID,
  subnet_pool_member_id: ID,
}

const changesOf = (requests: readonly WireRequest[]) =>
  requests.flatMap(({ method, url }) =>
    method === 'GET' ? [] : [`${method} ${url.replace(/[\da-f]{8}-[\da-f-]{27}/g, 'ID')}`],
  )

const results = (console: Pick<TestConsole, 'state'>) => {
  const { plan, results: all } = selectBulk(console.state())
  return (plan?.rows ?? []).map(({ verb, kind, name, source = '' }) => {
    const result = all[source]
    return `${verb} ${kind} ${name}: ${result?.status === 'failed' ? result.message : result?.status}`
  })
}

const phase = (console: Pick<TestConsole, 'state'>) => selectBulkPhase(console.state())

const add = async (
  { backend }: Pick<TestConsole, 'backend'>,
  method: string,
  url: string,
  body: object | null = null,
) => {
  const response = await backend.handle({
    method,
    url,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  expect(response.status, `${method} ${url}`).toBeLessThan(300)
}

/** Fills the project `blank-slate`: a running instance with a disk and a floating IP. */
const fill = async (console: Pick<TestConsole, 'backend' | 'advance'>) => {
  const project = 'project=blank-slate'
  await add(console, 'POST', `/v1/floating-ips?${project}`, {
    name: 'front',
    description: '',
    pool: 'ip-pool-1',
  })
  await add(console, 'POST', `/v1/instances?${project}`, {
    name: 'web',
    description: '',
    hostname: 'web',
    ncpus: 2,
    memory: 4 * 1024 ** 3,
    disks: [
      {
        type: 'create',
        name: 'data',
        description: '',
        size: 10 * 1024 ** 3,
        disk_source: { type: 'blank', block_size: 512 },
      },
    ],
    external_ips: [{ type: 'floating', floating_ip: 'front' }],
    network_interfaces: { type: 'default' },
    start: true,
  })
  await console.advance(60_000)
}

const openFilled = async (options: Options = {}) => {
  const first = await startConsole({ path: '/projects' })
  await fill(first)
  first.stop()
  return await show(BLANK, { backend: first.backend, ...options })
}

describe('deleting a project that is not empty', () => {
  test.each(['mock-project', 'blank-slate'])('leads to a page: %s', async name => {
    const console = await startConsole({ path: '/projects' })
    const project = selectPageItems(console.state(), projectListQuery).find(
      each => each.name === name,
    )!
    const remove = projectActions(project).find(({ id }) => id === 'delete')!
    await console.send(remove.event!)
    await console.settle()
    expect(console.history.current().path).toBe(`/projects/${name}/delete`)
    expect(console.state().actors.confirm?.value).toBe('closed')
    expect(changesOf(console.requests)).toEqual([])
  })

  test('says what is in the way and what that frees, and sends nothing', async () => {
    const { verdict, changes } = await show()
    expect(verdict()).toMatch(/^\d+ things are in the way$/)
    expect(screen.getByText(/^4 instances, 11 disks, /).textContent).toMatch(
      /1 VPC with \d subnets?, \d routers?, and \d internet gateways?/,
    )
    expect(screen.getByText(/^Deleting what is ticked frees/).textContent).toMatch(
      /\d+ vCPUs, .* of memory, .* of storage, and 2 floating IPs/,
    )
    expect(changes()).toEqual([])
  })

  test('shows the VPC that a project was made with, and its parts', async () => {
    const { verdict, start, changes, history, state } = await show(BLANK)
    expect(verdict()).toBe('3 things are in the way')
    expect(screen.getByText('1 VPC with 1 subnet, 0 routers, and 1 internet gateway.')).toBeTruthy()
    await start('blank-slate')
    expect(changes().toSorted()).toEqual([
      'DELETE /v1/internet-gateways/ID?cascade=true',
      'DELETE /v1/projects/ID',
      'DELETE /v1/vpc-subnets/ID',
      'DELETE /v1/vpcs/ID',
    ])
    expect(changes().slice(2)).toEqual(['DELETE /v1/vpcs/ID', 'DELETE /v1/projects/ID'])
    expect(history.current().path).toBe('/projects')
    expect(state().toasts.shown).toMatchObject([
      { content: ['Project ', { emphasis: 'blank-slate' }, ' deleted'] },
    ])
  })

  test('deletes the project that was shown, not one that has its name by then', async () => {
    const { start, backend, changes } = await show(BLANK)
    const { projects } = backend.backendState.db
    projects.update(projectIds.blank, { name: 'renamed' })
    projects.update(projectIds.other, { name: 'blank-slate' })
    await start('blank-slate')
    expect(changes()).toContain('DELETE /v1/projects/ID')
    expect(projects.get(projectIds.blank)).toBeUndefined()
    expect(projects.get(projectIds.other)?.name).toBe('blank-slate')
  })

  test('stops, deletes and frees in the order that the server needs', async () => {
    const console = await openFilled()
    await console.start('blank-slate')
    await console.advance(60_000)
    const sent = console.changes()
    // Inside a stage, requests are sent together.
    expect(sent.splice(4, 2).toSorted()).toEqual([
      'DELETE /v1/internet-gateways/ID?cascade=true',
      'DELETE /v1/vpc-subnets/ID',
    ])
    expect(sent).toEqual([
      'POST /v1/instances/ID/stop',
      'DELETE /v1/instances/ID',
      'DELETE /v1/disks/ID',
      'DELETE /v1/floating-ips/ID',
      'DELETE /v1/vpcs/ID',
      'DELETE /v1/projects/ID',
    ])
    expect(console.history.current().path).toBe('/projects')
  })

  test('waits for several instances that stop at the same time', async () => {
    // Each looks at its instance before it stops it: all but the first while that one is stopped.
    const looks = gate(/^GET \/v1\/instances\/[\da-f-]{36}$/)
    let isFirst = true
    const console = await show(PAGE, {
      hold(request) {
        const held = isFirst ? null : looks.hold(request)
        if (/\/v1\/instances\/[\da-f-]{36}$/.test(request.url)) isFirst = false
        return held
      },
    })
    await console.start('mock-project')
    expect(console.changes()).toEqual(['POST /v1/instances/ID/stop'])
    looks.open()
    await console.advance(60_000)
    const stops = results(console).filter(line => line.startsWith('Stop instance'))
    expect(stops.length).toBeGreaterThan(1)
    expect(stops.filter(line => !line.endsWith(': done'))).toEqual([])
  })

  test('leaves what an unticked object needs, and the project', async () => {
    const console = await openFilled()
    const { box } = console
    await console.user.click(box('data', /^disks that can/))
    await console.settle()
    expect(document.body.textContent).toContain('The disk data stays')
    expect(box('web', /^instances that can/).checked).toBe(true)
    await console.user.click(box('web', /^instances that can/))
    await console.settle()
    expect(box('front', /^floating IPs that can/).checked).toBe(false)
    expect(box('default', /^VPCs that can/).checked).toBe(false)
    expect(screen.getByRole('button', { name: 'Delete the rest only…' }).ariaDescription).toMatch(
      /^Nothing can be deleted/,
    )
    // Ticking the VPC takes along what it needs.
    await console.user.click(box('default', /^VPCs that can/))
    await console.settle()
    expect(box('web', /^instances that can/).checked).toBe(true)
    await console.start('blank-slate')
    await console.advance(60_000)
    expect(console.changes().at(-1)).toBe('DELETE /v1/vpcs/ID')
    expect(console.changes()).not.toContain('DELETE /v1/disks/ID')
    expect(console.history.current().path).toBe(BLANK)
  })

  test('goes on after a reload with what it reads again', async () => {
    const console = await openFilled()
    await console.start('blank-slate')
    await console.settle()
    await console.send(bulkStopRequested())
    await console.advance(60_000)
    expect(phase(console)).toBe('stopped')
    const kept = Object.fromEntries(console.storage)
    console.stop()
    await add(console, 'DELETE', '/v1/instances/web?project=blank-slate')

    const again = await startConsole({ path: '/projects', backend: console.backend, kept })
    await again.settle()
    expect(phase(again)).toBe('restored')
    await again.send(bulkResumed())
    await again.advance(60_000)
    expect(changesOf(again.requests)).not.toContain('DELETE /v1/instances/ID')
    expect(changesOf(again.requests).at(-1)).toBe('DELETE /v1/projects/ID')
    expect(phase(again)).toBe('empty')
  })

  test('does not delete the project if there is something new in it after a reload', async () => {
    const console = await openFilled()
    await console.start('blank-slate')
    await console.send(bulkStopRequested())
    await console.advance(60_000)
    const kept = Object.fromEntries(console.storage)
    console.stop()
    await add(console, 'POST', '/v1/vpcs?project=blank-slate', {
      name: 'late',
      description: '',
      dns_name: 'late',
    })
    const again = await startConsole({ path: '/projects', backend: console.backend, kept })
    await again.settle()
    await again.send(bulkResumed())
    await again.advance(60_000)
    expect(phase(again)).toBe('finished')
    expect(results(again).at(-1)).toMatch(
      /^Delete project blank-slate: Created since the plan was made: the .* (late|default).*Look at/,
    )
    expect(changesOf(again.requests)).not.toContain('DELETE /v1/projects/ID')
  })

  test('tells what failed, leaves what needs it, and tries again', async () => {
    let isRefused = true
    const console = await openFilled({
      wire: (request, next) =>
        isRefused && request.method === 'DELETE' && request.url.startsWith('/v1/instances')
          ? broken()
          : next(request),
    })
    await console.start('blank-slate')
    await console.advance(60_000)
    expect(results(console)).toEqual([
      'Stop instance web: done',
      expect.stringMatching(/^Delete instance web: The server failed \(500\)/),
      'Delete disk data: Left as it is, because the instance web was not deleted.',
      'Delete floating IP front: Left as it is, because the instance web was not deleted.',
      'Delete internet gateway default: Left as it is, because the instance web was not deleted.',
      'Delete subnet default: Left as it is, because the instance web was not deleted.',
      'Delete VPC default: Left as it is, because the internet gateway default was not deleted.',
      expect.stringMatching(/^Delete project blank-slate: Left as it is/),
    ])
    isRefused = false
    await console.send(bulkRetryRequested())
    await console.advance(60_000)
    expect(console.history.current().path).toBe('/projects')
  })

  test('keeps an image by making it one of the silo', async () => {
    const console = await show()
    const images = within(screen.getByRole('table', { name: /^images that can/ }))
    const [first] = images.getAllByRole('checkbox', { name: /^Keep: make it a silo image/ })
    await console.user.click(first!)
    await console.start('mock-project')
    const promoted = results(console).filter(line => line.startsWith('Promote'))
    expect(promoted).toHaveLength(1)
  })

  test('needs an import to be cancelled first', async () => {
    const first = await startConsole({ path: '/projects' })
    await add(first, 'POST', '/v1/disks?project=blank-slate', {
      name: 'half',
      description: '',
      size: 1024 ** 3,
      disk_source: { type: 'importing_blocks', block_size: 512 },
    })
    first.stop()
    const console = await show(BLANK, { backend: first.backend })
    const stuck = within(screen.getByRole('table', { name: /^disks that cannot/ }))
    expect(stuck.getByText(/^An import into it is not finished/)).toBeTruthy()
    expect(screen.getByText('The project itself stays')).toBeTruthy()
    await console.user.click(stuck.getByRole('checkbox', { name: /^Cancel import/ }))
    await console.settle()
    expect(screen.queryByText('The project itself stays')).toBeNull()
    await console.start('blank-slate')
    await console.advance(1_000)
    expect(console.changes().slice(0, 2)).toEqual([
      'POST /v1/disks/half/finalize?project=blank-slate',
      'DELETE /v1/disks/half?project=blank-slate',
    ])
    expect(console.history.current().path).toBe('/projects')
  })

  test('works in rounds through more than is read at once', async () => {
    const console = await startConsole({ path: BLANK })
    const place = { project: 'blank-slate' }
    for (const name of ['first', 'second', 'third'])
      await add(console, 'POST', '/v1/disks?project=blank-slate', {
        name,
        description: '',
        size: 1024 ** 3,
        disk_source: { type: 'blank', block_size: 512 },
      })
    await console.advance(60_000)
    for (let at = 0; at < 5; at += 1)
      await console.send(
        queriesWanted({ owner: 'test', queries: selectReads(console.state(), place) }),
      )
    // As if two of the disks were beyond the pages that are read.
    const { things } = selectContents(console.state(), place)
    const read = {
      things: things.filter(({ name }) => name !== 'second' && name !== 'third'),
      unread: [{ kind: 'disk', why: 'more', query: allDisksQuery(place) } as const],
    }
    const choices = {
      left: new Set<string>(),
      kept: new Set<string>(),
      cancelled: new Set<string>(),
    }
    const plan = planOf(arrange(read, choices, {}), choices, {
      id: projectIds.blank,
      name: 'blank-slate',
    })
    await console.send(bulkRequested(plan))
    await console.send(bulkChanged({ typed: 'blank-slate' }))
    await console.send(bulkStarted())
    for (let at = 0; at < 3; at += 1) await console.advance(1_000)
    const sent = changesOf(console.requests)
    expect(sent.filter(change => change === 'DELETE /v1/disks/ID')).toHaveLength(3)
    expect(sent.at(-1)).toBe('DELETE /v1/projects/ID')
    expect(phase(console)).toBe('empty')
  })

  test('exports all that was read', async () => {
    const console = await startConsole({ path: BLANK })
    const reads = () => selectReads(console.state(), { project: 'blank-slate' })
    for (let at = 0; at < 5; at += 1)
      await console.send(queriesWanted({ owner: 'test', queries: reads() }))
    await console.send(exportRequested({ project: 'blank-slate' }))
    const [file] = console.saved
    expect(file?.name).toBe('blank-slate-contents.json')
    const { lists } = JSON.parse(file?.text ?? '{}') as {
      lists: { operation: string; items: { name: string }[] }[]
    }
    expect(lists.find(({ operation }) => operation === 'vpcList')?.items).toMatchObject([
      { name: 'default', dns_name: 'default' },
    ])
  })
})

describe('what cannot be known or done', () => {
  test('a list that fails is not read as empty: the project stays', async () => {
    const console = await show(BLANK, {
      wire: (request, next) => (request.url.startsWith('/v1/snapshots') ? broken() : next(request)),
    })
    expect(console.verdict()).toBe(
      'At least 3 things are in the way; 1 list could not be looked at',
    )
    expect(document.body.textContent).toContain('The snapshots could not be read')
    expect(screen.getByRole('button', { name: 'Delete the rest only…' })).toBeTruthy()
  })

  test('external subnets that appear during the plan keep the project', async () => {
    let isLate = false
    const console = await show(BLANK, {
      release: 18,
      wire: (request, next) => {
        isLate ||= request.method === 'DELETE'
        return isLate && request.url.startsWith('/v1/external-subnets')
          ? Promise.resolve(answer(200, { items: [lateSubnet], next_page: null }))
          : next(request)
      },
    })
    await console.start('blank-slate')
    await console.advance(1_000)
    expect(results(console).at(-1)).toMatch(/has an external subnet again: late/)
  })

  test('a role that may not change VPCs ends the plan before them', async () => {
    const first = await startConsole({ path: '/projects', release: 18 })
    await add(first, 'PUT', '/v1/projects/blank-slate/policy', {
      role_assignments: [
        {
          identity_id: userIds.fynn,
          identity_type: 'silo_user',
          role_name: 'limited_collaborator',
        },
      ],
    })
    first.stop()
    const backend = first.backend
    const console = await show(BLANK, { release: 18, user: 'Fynn Gabbro', backend })
    await console.advance(1_000)
    expect(
      screen.getByRole('table', { name: 'VPCs that cannot be deleted' }).textContent,
    ).toContain('collaborator')
    expect(screen.getByText('The project itself stays')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Delete the rest only…' })).toBeTruthy()
    expect(console.changes()).toEqual([])
  })

  test.each([14, 17] as const)(
    'release %i has no external subnets, and lists none',
    async release => {
      const console = await show(BLANK, { release })
      expect(console.verdict()).toBe('3 things are in the way')
      expect(console.requests.filter(({ url }) => url.includes('external-subnets'))).toEqual([])
    },
  )
})
