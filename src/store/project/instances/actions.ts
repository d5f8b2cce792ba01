import type { Command } from '@/api/operations/table'
import type { Instance } from '@/api/schema/instances'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import type { InstanceVerb } from '@/machines/instance/instance.machine'
import { reasonCannot } from '@/machines/instance/instance.rules'
import { formRequested } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/events'
import { confirmed, confirmedDelete, type ActionViewModel } from '@/store/commands/action'
import { instancePath } from '@/store/project/instance/queries'

export type InstanceActionId = 'start' | 'stop' | 'reboot' | 'resize' | 'serialConsole' | 'delete'

export interface InstanceActionViewModel extends ActionViewModel {
  id: InstanceActionId
}

interface Deed {
  verb: Extract<InstanceVerb, 'start' | 'stop' | 'reboot'>
  label: string
  doing: string
  endpoint: 'instanceStart' | 'instanceStop' | 'instanceReboot'
  tone: 'primary' | 'danger'
  note?: RichText
}

const deeds: readonly Deed[] = [
  { verb: 'start', label: 'Start', doing: 'Starting', endpoint: 'instanceStart', tone: 'primary' },
  {
    verb: 'stop',
    label: 'Stop',
    doing: 'Stopping',
    endpoint: 'instanceStop',
    tone: 'danger',
    note: rich`A stopped instance keeps its disks and IP addresses. Its CPU and memory are released.`,
  },
  {
    verb: 'reboot',
    label: 'Reboot',
    doing: 'Rebooting',
    endpoint: 'instanceReboot',
    tone: 'danger',
  },
]

export interface InstanceSituation {
  project: string
  /** Path of the instance's own page, where the actions are offered on it rather than in the list. */
  page?: string
}

/** The page shows more than the instance, all of which may follow from a change of its state. */
const follow = ({ page }: InstanceSituation) =>
  page === undefined ? {} : { page, followUps: [refreshRequested()] }

const lifecycleAction = (
  { id, name, runState }: Instance,
  { verb, label, doing, endpoint, tone, note }: Deed,
  situation: InstanceSituation,
): InstanceActionViewModel => {
  const { project } = situation
  const command: Command = { endpoint, args: { path: { instance: name }, query: { project } } }
  return {
    id: verb,
    label,
    reason: reasonCannot(runState, verb),
    event: confirmed({
      source: `${endpoint}/${id}`,
      title: `Confirm ${verb} instance`,
      body: [rich`Are you sure you want to ${verb} ${emphasis(name)}?`, ...(note ? [note] : [])],
      tone,
      command,
      success: { content: [`${doing} instance `, emphasis(name)] },
      errorTitle: `Error ${doing.toLowerCase()} ${name}`,
      ...follow(situation),
    }),
  }
}

const deleteAction = (
  { id, name, runState }: Instance,
  { project, page }: InstanceSituation,
): InstanceActionViewModel => ({
  id: 'delete',
  label: 'Delete',
  isDanger: true,
  reason: reasonCannot(runState, 'delete'),
  event: confirmedDelete({
    source: `instanceDelete/${id}`,
    kind: 'instance',
    name,
    note: rich`Its disks are detached, not deleted.`,
    command: {
      endpoint: 'instanceDelete',
      args: { path: { instance: name }, query: { project } },
    },
    success: { content: ['Deleting instance ', emphasis(name)] },
    ...(page !== undefined && {
      page,
      // In place of the page of what is gone, so that going back does not lead there.
      followUps: [navigationRequested({ to: `/projects/${project}/instances`, replace: true })],
    }),
  }),
})

/** What can be done to an instance: the list's rows, its own page and the palette read this. */
export const instanceActions = (
  instance: Instance,
  situation: InstanceSituation,
): InstanceActionViewModel[] => {
  const { name, runState } = instance
  const { project, page } = situation
  const on = page === undefined ? 'list' : 'page'
  return [
    ...deeds.map(deed => lifecycleAction(instance, deed, situation)),
    {
      id: 'resize',
      label: 'Resize',
      reason: reasonCannot(runState, 'resize'),
      event: formRequested({ form: 'instanceResize', params: { project, instance: name, on } }),
    },
    {
      id: 'serialConsole',
      label: 'View serial console',
      to: `${instancePath(project, name)}/serial-console`,
    },
    deleteAction(instance, situation),
  ]
}
