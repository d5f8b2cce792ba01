import { NEWEST_VERSION } from '@/api/core/rack'
import { createApp } from '@/create-app'
import { dialogs, routes } from '@/routes'
import { writeLog } from '@/recorder/log'
import { createRecorder } from '@/recorder/recorder'
import { replay, reportOf } from '@/recorder/replayer'
import { readLog } from '#tests/support/read-log'
import { createBackend } from '@/mirage/server/create'
import { bulkRetryRequested } from '@/store/bulk/bulk'
import { selectBulk } from '@/store/bulk/selectors'
import { selectOpenDialogs } from '@/store/forms/selectors'
import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { confirmAccepted, confirmDismissed } from '@/store/confirm/confirm'
import {
  formCancelled,
  formChanged,
  formDismissRequested,
  formSubmitted,
} from '@/store/forms/events'
import { prefetchRequested, navigationRequested } from '@/store/navigation/events'
import { selectPageItems } from '@/store/paging/selectors'
import { projectActions } from '@/store/silo/projects/actions'
import { projectListQuery } from '@/store/silo/queries'
import { startConsole, type TestConsole } from '#tests/support/console'

const names = (console: TestConsole) =>
  selectPageItems(console.state(), projectListQuery).map(({ name }) => name)

const create = async (console: TestConsole, values: Record<string, string>) => {
  await console.send(formChanged({ form: 'projectCreate', values }))
  await console.send(formSubmitted({ form: 'projectCreate' }))
}

const errorsOf = (console: TestConsole) =>
  console.state().actors['form/projectCreate']?.context.errors

const deleteProject = async (console: TestConsole, name: string) => {
  const project = selectPageItems(console.state(), projectListQuery).find(
    each => each.name === name,
  )
  const action = project && projectActions(project).find(({ id }) => id === 'delete')
  if (!action?.event) throw new Error(`There is no ${name} to delete.`)
  await console.send(action.event)
}

/** Deletes the VPC that every project is created with. */
const emptyBlankSlate = async (console: TestConsole) => {
  for (const url of ['/v1/vpc-subnets/default?vpc=default&', '/v1/vpcs/default?'])
    await console.backend.handle({
      method: 'DELETE',
      url: `${url}project=blank-slate`,
      headers: {},
      body: null,
    })
}

describe('creating a project', () => {
  test('opens its instances and shows a toast', async () => {
    const console = await startConsole({ path: '/projects-new' })
    await create(console, { name: 'mock-project-2', description: 'another' })
    expect(console.history.current().path).toBe('/projects/mock-project-2/instances')
    expect(console.state().actors['form/projectCreate']).toBeUndefined()
    expect(console.state().toasts.shown).toMatchObject([
      { content: ['Project ', { emphasis: 'mock-project-2' }, ' created'] },
    ])
    // The response is cached as the view of the project, so that it is not fetched again.
    expect(console.requests.map(({ url }) => url)).not.toContain('/v1/projects/mock-project-2')
  })

  test.each([
    ['', 'Name is required'],
    ['HULK-SMASH', /lower-case letters, digits and dashes/],
    ['two words', /lower-case letters, digits and dashes/],
    ['abc-', /end with/],
    ['9bc', /start with/],
  ])('rejects the name "%s" without a request', async (name, message) => {
    const console = await startConsole({ path: '/projects-new' })
    const before = console.requests.length
    await create(console, { name })
    expect(errorsOf(console)?.name).toMatch(message)
    expect(console.requests).toHaveLength(before)
  })

  test('revalidates while typing, after a first submit', async () => {
    const console = await startConsole({ path: '/projects-new' })
    await console.send(formChanged({ form: 'projectCreate', values: { name: 'Bad' } }))
    expect(errorsOf(console)).toEqual({})
    await create(console, { name: 'Bad' })
    await console.send(formChanged({ form: 'projectCreate', values: { name: 'good' } }))
    expect(errorsOf(console)).toEqual({})
  })

  test('with a taken name shows the error above the form and at the field', async () => {
    const console = await startConsole({ path: '/projects-new' })
    await create(console, { name: 'mock-project' })
    expect(console.history.current().path).toBe('/projects-new')
    expect(console.state().actors['form/projectCreate']?.context).toMatchObject({
      failure: { message: 'Project name already exists' },
      errors: { name: 'Name already exists' },
      values: { name: 'mock-project' },
    })
  })

  test('asks for confirmation before a dirty form is dismissed, but not when it is cancelled', async () => {
    const console = await startConsole({ path: '/projects-new' })
    await console.send(formChanged({ form: 'projectCreate', values: { name: 'x' } }))
    await console.send(formDismissRequested({ form: 'projectCreate' }))
    expect(console.history.current().path).toBe('/projects-new')
    expect(console.state().actors['form/projectCreate']?.value).toBe('leaving')
    await console.send(formCancelled({ form: 'projectCreate' }))
    expect(console.history.current().path).toBe('/projects-new')
    console.stop()

    const other = await startConsole({ path: '/projects-new' })
    await other.send(formChanged({ form: 'projectCreate', values: { name: 'x' } }))
    await other.send(formCancelled({ form: 'projectCreate' }))
    expect(other.history.current().path).toBe('/projects')
    expect(other.state().actors['form/projectCreate']).toBeUndefined()
  })
})

describe('editing and deleting a project', () => {
  test('starts the edit form with the current values, and renames the project', async () => {
    const console = await startConsole({ path: '/projects/blank-slate/edit' })
    expect(console.state().actors['form/projectEdit']?.context.values.name).toBe('blank-slate')
    await console.send(formChanged({ form: 'projectEdit', values: { name: 'clean-slate' } }))
    await console.send(formSubmitted({ form: 'projectEdit' }))
    expect(console.history.current().path).toBe('/projects')
    expect(names(console)).toContain('clean-slate')
    expect(names(console)).not.toContain('blank-slate')
  })

  test('opens the edit form from the list without a request', async () => {
    const console = await startConsole({ path: '/projects' })
    await console.advance(10_000)
    const before = console.requests.length
    await console.send(prefetchRequested({ to: '/projects/blank-slate/edit' }))
    await console.send(navigationRequested({ to: '/projects/blank-slate/edit' }))
    expect(console.state().actors['form/projectEdit']?.context.values.name).toBe('blank-slate')
    const asked = console.requests.slice(before).map(({ url }) => url)
    expect(asked).not.toContain('/v1/projects/blank-slate')
  })

  test('is refused for a project that is not empty, whose contents are listed', async () => {
    const console = await startConsole({ path: '/projects' })
    await deleteProject(console, 'mock-project')
    const { value, context } = console.state().actors.confirm ?? {}
    expect(value).toBe('impossible')
    expect(context?.request?.title).toBe('Delete project')
    expect(plainText(context?.obstacle ?? [])).toBe(
      'The project mock-project still holds 4 instances, 11 disks, at least 25 snapshots, 4 images, 1 VPC, 2 floating IPs, 3 affinity groups, and 3 anti-affinity groups. Delete its contents first.',
    )
    await console.send(confirmAccepted())
    expect(console.requests.filter(({ method }) => method === 'DELETE')).toEqual([])
    expect(names(console)).toContain('mock-project')
  })

  test('shows the error of the server if the project has been filled meanwhile', async () => {
    const console = await startConsole({ path: '/projects' })
    await emptyBlankSlate(console)
    await deleteProject(console, 'blank-slate')
    expect(console.state().actors.confirm?.value).toBe('asking')
    await console.backend.handle({
      method: 'POST',
      url: '/v1/vpcs?project=blank-slate',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'late', description: '', dns_name: 'late' }),
    })
    await console.send(confirmAccepted())
    expect(console.state().actors.confirm?.value).toBe('closed')
    expect(names(console)).toContain('blank-slate')
    expect(console.state().toasts.shown).toMatchObject([
      { variant: 'error', title: 'Could not delete project' },
    ])
  })

  test('removes an empty project, and shows a toast', async () => {
    const console = await startConsole({ path: '/projects' })
    await emptyBlankSlate(console)
    await deleteProject(console, 'blank-slate')
    await console.send(confirmAccepted())
    expect(names(console)).not.toContain('blank-slate')
    expect(console.state().toasts.shown).toMatchObject([
      { variant: 'success', content: ['Project ', { emphasis: 'blank-slate' }, ' deleted'] },
    ])
  })

  test('names where the contents can be removed', async () => {
    const console = await startConsole({ path: '/projects' })
    await deleteProject(console, 'mock-project')
    const { obstacle } = console.state().actors.confirm?.context ?? {}
    const links = obstacle?.flatMap(part => (Object(part) as { href?: string }).href ?? [])
    const lists = 'instances disks snapshots images vpcs floating-ips affinity affinity'
    expect(links).toEqual(lists.split(' ').map(list => `/projects/mock-project/${list}`))
  })

  const deletes = (console: TestConsole) =>
    console.requests.flatMap(({ method, url }) => (method === 'DELETE' ? [url] : []))

  test('deletes what was created with a project in one go, and says so before', async () => {
    const recorder = createRecorder({ build: 'test', apiVersion: NEWEST_VERSION })
    const console = await startConsole({ path: '/projects', recorder })
    await deleteProject(console, 'blank-slate')
    await console.advance(100)
    const { value, context } = console.state().actors.confirm ?? {}
    expect(value).toBe('asking')
    expect(plainText(context?.found?.note ?? [])).toMatch(/^Its VPC default, .* is deleted too/)
    await console.send(confirmAccepted())
    await console.advance(100)
    const inVpc = 'project=blank-slate&vpc=default'
    expect(deletes(console)).toEqual([
      `/v1/vpc-subnets/default?${inVpc}`,
      `/v1/internet-gateways/default?${inVpc}&cascade=true`,
      '/v1/vpcs/default?project=blank-slate',
      '/v1/projects/blank-slate',
    ])
    expect(names(console)).not.toContain('blank-slate')
    expect(selectOpenDialogs(console.state())).toEqual([])
    expect(console.state().actors.confirm?.value).toBe('closed')
    expect(console.state().toasts.shown).toMatchObject([
      { variant: 'success', content: ['Project ', { emphasis: 'blank-slate' }, ' deleted'] },
    ])
    const log = writeLog(recorder.log())
    console.stop()
    const result = await replay(readLog(log), ports => createApp({ ports, routes, dialogs }))
    expect(reportOf(result)).toMatch(/checkpoints equal/)
  })

  test('stops at a step that fails, tells which, and goes on from there', async () => {
    const console = await startConsole({ path: '/projects' })
    await deleteProject(console, 'blank-slate')
    const own = { project: 'blank-slate', vpc: 'default' }
    const add = (method: string, url: string, body: object | null) =>
      console.backend.handle({
        method,
        url: `${url}?${new URLSearchParams(own)}`,
        headers: { 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      })
    const late = { name: 'late', description: '', ipv4_block: '172.31.0.0/22' }
    expect((await add('POST', '/v1/vpc-subnets', late)).status).toBe(201)
    await console.send(confirmAccepted())
    expect(deletes(console)).toHaveLength(3)
    expect(selectOpenDialogs(console.state())).toEqual(['bulk'])
    const results = () => Object.values(selectBulk(console.state()).results)
    expect(results()).toMatchObject([
      { status: 'done' },
      { status: 'done' },
      { status: 'failed', message: 'VPC cannot be deleted while VPC Subnets exist' },
      {
        status: 'failed',
        message: 'Left as it is, because the VPC default was not deleted.',
      },
    ])
    await add('DELETE', '/v1/vpc-subnets/late', null)
    await console.send(bulkRetryRequested())
    expect(names(console)).not.toContain('blank-slate')
    expect(selectOpenDialogs(console.state())).toEqual([])
  })

  test.each([
    ['vpc-subnets', { name: 'web', ipv4_block: '172.31.0.0/22' }],
    ['vpc-routers', { name: 'web' }],
    ['internet-gateways', { name: 'web' }],
  ])('leaves a default VPC that has other %s to the user', async (list, body) => {
    const console = await startConsole({ path: '/projects' })
    await console.backend.handle({
      method: 'POST',
      url: `/v1/${list}?project=blank-slate&vpc=default`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ description: '', ...body }),
    })
    await deleteProject(console, 'blank-slate')
    expect(plainText(console.state().actors.confirm?.context.obstacle ?? [])).toBe(
      'The project blank-slate still holds 1 VPC. Delete its contents first.',
    )
  })

  test('deletes nothing with a project whose contents are not all known', async () => {
    const chaosFor = ['floatingIpList'] as const
    const backend = createBackend({ latency: 0, chaos: 100, chaosFor })
    const console = await startConsole({ path: '/projects', backend })
    await deleteProject(console, 'blank-slate')
    expect(console.state().actors.confirm?.value).toBe('impossible')
  })

  test('does nothing when the confirmation is dismissed', async () => {
    const console = await startConsole({ path: '/projects' })
    await deleteProject(console, 'blank-slate')
    await console.send(confirmDismissed())
    expect(console.state().actors.confirm?.value).toBe('closed')
    expect(console.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  })
})
