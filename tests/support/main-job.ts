import { selectData } from '@/api/core/api'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formChanged, formRequested, formSettled, formSubmitted } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { instanceActions } from '@/store/project/instances/actions'
import type { TestConsole } from './console'

export const LOGIN = '/login/maze-war/local?redirect_uri=%2Fprojects-new'
const project = 'field-office'
const name = 'relay'
const screen = `/projects/${project}/instances/${name}`

const instanceOf = (console: TestConsole) => {
  const instance = selectData(console.state(), {
    endpoint: 'instanceView',
    args: { path: { instance: name }, query: { project } },
  })
  if (!instance) throw new Error('The instance is not on the screen.')
  return instance
}

const fill = (console: TestConsole, form: string, values: Record<string, unknown>) =>
  console.send(formChanged({ form, values }))

const submit = (console: TestConsole, form: string) => console.send(formSubmitted({ form }))

/** Runs an action of the instance and confirms it. */
const act = async (console: TestConsole, id: string) => {
  const action = instanceActions(instanceOf(console), { project }, screen).find(
    each => each.id === id,
  )
  if (!action?.event || action.reason) throw new Error(`${id} is not possible now.`)
  await console.send(action.event)
  await console.send(confirmAccepted())
}

/**
 * The main user journey: log in, create a project, create an instance whose first name is rejected,
 * watch it start, stop it, attach a disk, delete it. Returns the run states seen on the way. Starts
 * at `LOGIN`.
 */
export const doMainJob = async (console: TestConsole) => {
  const seen: string[] = []
  const see = () => seen.push(instanceOf(console).runState)

  await fill(console, 'loginLocal', { username: 'ada-quarry' })
  await fill(console, 'loginLocal', { password: 'granite' })
  await submit(console, 'loginLocal')

  await fill(console, 'projectCreate', { name: ` ${project} ` })
  await console.send(formSettled({ form: 'projectCreate', field: 'name' }))
  await submit(console, 'projectCreate')

  await console.send(navigationRequested({ to: `/projects/${project}/disks-new` }))
  await fill(console, 'diskCreate', { name: 'spool', size: '20 GiB' })
  await submit(console, 'diskCreate')

  await console.send(navigationRequested({ to: `/projects/${project}/instances-new` }))
  await fill(console, 'instanceCreate', { name: 'Relay 1' })
  await submit(console, 'instanceCreate')
  await fill(console, 'instanceCreate', { name })
  const images = selectData(console.state(), {
    endpoint: 'imageList',
    args: { query: { limit: 1000 } },
  })
  await fill(console, 'instanceCreate', { siloImageId: images?.items[0]?.id })
  await submit(console, 'instanceCreate')
  see()
  await console.advance(2_500)
  see()
  await console.advance(4_000)
  see()

  await act(console, 'stop')
  see()
  await console.advance(5_000)
  see()

  await console.send(formRequested({ form: 'diskAttach', params: { project, instance: name } }))
  await fill(console, 'diskAttach', { disk: 'spool' })
  await submit(console, 'diskAttach')

  await act(console, 'delete')
  return seen
}
