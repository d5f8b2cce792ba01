import type { FormValues } from '@/machines/form/form.events'
import { imageIds } from '@/mirage/seeds/images'
import { formChanged, formRequested, formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import type { InstanceCreateValues } from '@/store/project/instance-create/values'
import { startConsole, type TestConsole } from '#tests/support/console'

export const MOCK = 'mock-project'

type ConsoleOptions = Partial<Parameters<typeof startConsole>[0]>

/** The console on the page of a new instance. */
export const openPage = ({
  project = MOCK,
  ...options
}: ConsoleOptions & { project?: string } = {}) =>
  startConsole({ path: `/projects/${project}/instances-new`, ...options })

/** An image of the project. */
export const projectImage = (which: 'first' | 'third' = 'first') =>
  ({ bootSource: 'projectImage', projectImageId: imageIds[which] }) as const

export const siloImage = { siloImageId: imageIds.alpine }

/** Sets the fields one after the other, as a user does. */
export const fill = async (console: TestConsole, values: Partial<InstanceCreateValues>) => {
  for (const [field, value] of Object.entries(values))
    await console.send(formChanged({ form: 'instanceCreate', values: { [field]: value } }))
}

export const submit = (console: TestConsole, form = 'instanceCreate') =>
  console.send(formSubmitted({ form }))

/** Opens a form over the page, fills it in and submits it. */
export const add = async (
  console: TestConsole,
  form: string,
  values: FormValues,
  params: Record<string, string> = { project: MOCK, mode: 'collect' },
) => {
  await console.send(formRequested({ form, params }))
  for (const [field, value] of Object.entries(values))
    await console.send(formChanged({ form, values: { [field]: value } }))
  await submit(console, form)
}

export const formOf = (console: TestConsole, form = 'instanceCreate') =>
  selectForm(console.state(), form)?.context

export const valuesOf = (console: TestConsole) =>
  formOf(console)?.values as InstanceCreateValues | undefined

/** The request body of the last instance created, in snake case. */
export const sentBody = ({ requests }: Pick<TestConsole, 'requests'>): Record<string, unknown> => {
  const sent = requests.findLast(
    ({ method, url }) => method === 'POST' && url.startsWith('/v1/instances?'),
  )
  return JSON.parse(sent?.body ?? '{}') as Record<string, unknown>
}

export const storagePath = (instance: string, project = MOCK) =>
  `/projects/${project}/instances/${instance}/storage`
