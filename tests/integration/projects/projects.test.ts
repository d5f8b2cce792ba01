import { createBackend } from '@/mirage/server/create'
import { describe, expect, test } from 'vitest'
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

  test('leads to the page of its contents if they are not all known', async () => {
    const chaosFor = ['floatingIpList'] as const
    const backend = createBackend({ latency: 0, chaos: 100, chaosFor })
    const console = await startConsole({ path: '/projects', backend })
    await emptyBlankSlate(console)
    await deleteProject(console, 'blank-slate')
    expect(console.history.current().path).toBe('/projects/blank-slate/delete')
  })

  test('does nothing when the confirmation is dismissed', async () => {
    const console = await startConsole({ path: '/projects' })
    await emptyBlankSlate(console)
    await deleteProject(console, 'blank-slate')
    await console.send(confirmDismissed())
    expect(console.state().actors.confirm?.value).toBe('closed')
    expect(console.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  })
})
