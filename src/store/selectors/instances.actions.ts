import type { Command } from '@/api/operations/table'
import type { Instance } from '@/api/schema/instances'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import type { InstanceVerb } from '@/machines/instance/instance.machine'
import { reasonCannot } from '@/machines/instance/instance.rules'
import { formRequested } from '../events/form'
import type { StoreEvent } from '../events/store-event'
import { confirmed, confirmedDelete, type ActionViewModel } from './action'

export type InstanceActionId = 'start' | 'stop' | 'reboot' | 'resize' | 'serialConsole' | 'delete'

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
  { verb: 'reboot', label: 'Reboot', doing: 'Rebooting', endpoint: 'instanceReboot', tone: 'danger' },
]

interface Situation {
  project: string
  /** What follows once the instance is gone, such as leaving its page. */
  afterDelete?: readonly StoreEvent[]
}

const lifecycleAction = (
  { id, name, runState }: Instance,
  { verb, label, doing, endpoint, tone, note }: Deed,
  project: string,
): ActionViewModel => {
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
    }),
  }
}

/** What can be done to an instance: the list's rows, its own page and the palette read this. */
export const instanceActions = (
  instance: Instance,
  { project, afterDelete = [] }: Situation,
): ActionViewModel[] => {
  const { id, name, runState } = instance
  return [
    ...deeds.map(deed => lifecycleAction(instance, deed, project)),
    {
      id: 'resize',
      label: 'Resize',
      reason: reasonCannot(runState, 'resize'),
      event: formRequested({ form: 'instanceResize', params: { project, instance: name } }),
    },
    {
      id: 'serialConsole',
      label: 'View serial console',
      to: `/projects/${project}/instances/${name}/serial-console`,
    },
    {
      id: 'delete',
      label: 'Delete',
      isDanger: true,
      reason: reasonCannot(runState, 'delete'),
      event: confirmedDelete({
        source: `instanceDelete/${id}`,
        kind: 'instance',
        name,
        note: rich`Its disks are detached, not deleted.`,
        command: { endpoint: 'instanceDelete', args: { path: { instance: name }, query: { project } } },
        success: { content: ['Deleting instance ', emphasis(name)] },
        then: afterDelete,
      }),
    },
  ]
}
