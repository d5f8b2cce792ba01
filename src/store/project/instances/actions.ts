import type { Command } from '@/api/operations/table'
import type { Instance } from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import type { InstanceVerb } from '@/machines/instance/instance.machine'
import { confirmed, deletion, type ActionViewModel } from '@/store/commands/action'
import { navigationRequested } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/events'
import { requestForm } from '../forms'
import { projectPaths, similarInstancePath } from '../paths'
import { reasonCannot } from './rules'

export type InstanceActionId =
  'start' | 'stop' | 'reboot' | 'resize' | 'serialConsole' | 'createSimilar' | 'delete'

export interface InstanceActionViewModel extends ActionViewModel {
  id: InstanceActionId
}

/** A verb that changes the run state, as it is offered and asked about. */
interface VerbSpec {
  verb: Extract<InstanceVerb, 'start' | 'stop' | 'reboot'>
  label: string
  doing: string
  endpoint: 'instanceStart' | 'instanceStop' | 'instanceReboot'
  tone: 'primary' | 'danger'
  consequences?: RichText
}

const verbSpecs: readonly VerbSpec[] = [
  { verb: 'start', label: 'Start', doing: 'Starting', endpoint: 'instanceStart', tone: 'primary' },
  {
    verb: 'stop',
    label: 'Stop',
    doing: 'Stopping',
    endpoint: 'instanceStop',
    tone: 'danger',
    consequences: rich`What runs on it ends. A stopped instance keeps its disks and IP addresses. Its CPU and memory are released.`,
  },
  {
    verb: 'reboot',
    label: 'Reboot',
    doing: 'Rebooting',
    endpoint: 'instanceReboot',
    tone: 'danger',
    consequences: rich`What runs on it is interrupted. It keeps its disks and IP addresses.`,
  },
]

/** Where the actions are offered. */
export interface InstanceActionsPlace {
  project: string
  /** Path of the instance's own screen, where they are offered on it rather than in the list. */
  screen?: string
}

/** The screen shows more than the instance, all of which may follow from a change of its state. */
const follow = ({ screen }: InstanceActionsPlace) =>
  screen === undefined ? {} : { screen, followUps: [refreshRequested()] }

const lifecycleAction = (
  { id, name, runState }: Instance,
  { verb, label, doing, endpoint, tone, consequences }: VerbSpec,
  place: InstanceActionsPlace,
): InstanceActionViewModel => {
  const { project } = place
  const command: Command = { endpoint, args: { path: { instance: name }, query: { project } } }
  return {
    id: verb,
    label,
    reason: reasonCannot(runState, verb),
    event: confirmed(
      { verb: label, kind: 'instance', name, tone, ...(consequences && { consequences }) },
      {
        source: `${endpoint}/${id}`,
        command,
        success: { content: [`${doing} instance `, emphasis(name)] },
        errorTitle: `Error ${doing.toLowerCase()} ${name}`,
        ...follow(place),
      },
    ),
  }
}

const deleteAction = (
  { id, name, runState }: Instance,
  { project, screen }: InstanceActionsPlace,
): InstanceActionViewModel =>
  deletion(
    {
      id,
      kind: 'instance',
      name,
      reason: reasonCannot(runState, 'delete'),
      consequences: rich`Its network interfaces and its ephemeral IP go with it. Its disks and floating IPs are detached, not deleted.`,
    },
    {
      command: {
        endpoint: 'instanceDelete',
        args: { path: { instance: name }, query: { project } },
      },
      success: { content: ['Deleting instance ', emphasis(name)] },
      ...(screen !== undefined && {
        screen,
        // In place of the screen of what is gone, so that going back does not lead there.
        followUps: [
          navigationRequested({ to: projectPaths.instances({ project }), replace: true }),
        ],
      }),
    },
  )

/** What can be done to an instance: the list's rows, its own screen and the palette read this. */
export const instanceActions = (
  instance: Instance,
  place: InstanceActionsPlace,
): InstanceActionViewModel[] => {
  const { name, runState } = instance
  const { project, screen } = place
  const on = screen === undefined ? 'list' : 'page'
  return [
    ...verbSpecs.map(spec => lifecycleAction(instance, spec, place)),
    {
      id: 'resize',
      label: 'Resize',
      reason: reasonCannot(runState, 'resize'),
      event: requestForm('instanceResize', { project, instance: name, on }),
    },
    {
      id: 'serialConsole',
      label: 'View serial console',
      to: projectPaths.serialConsole({ project, instance: name }),
    },
    {
      id: 'createSimilar',
      label: 'Create similar',
      to: similarInstancePath({ project, from: name }),
    },
    deleteAction(instance, place),
  ]
}
