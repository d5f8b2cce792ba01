import type { Command } from '@/api/operations/table'
import type { Instance } from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import type { InstanceVerb } from '@/machines/instance/instance.machine'
import { createSimilarRequested } from '@/store/as-code/forms'
import { confirmed, deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { metricsAction } from '@/store/explorer/links'
import { refreshRequested } from '@/store/queries/slice'
import { requestForm } from '../forms'
import { instanceDisksQuery } from '../instance-storage/queries'
import { projectPaths, type ProjectParams } from '../paths'
import { reasonCannot } from './rules'

export type InstanceActionId =
  | 'start'
  | 'stop'
  | 'reboot'
  | 'resize'
  | 'serialConsole'
  | 'checkReachability'
  | 'metrics'
  | 'createSimilar'
  | 'createWithDisks'
  | 'delete'

export interface InstanceActionViewModel extends ActionViewModel {
  id: InstanceActionId
}

/** An action that changes the run state, with the texts of its menu item and confirmation. */
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
    consequences: rich`Running processes will stop. A stopped instance keeps its disks and IP addresses. Its CPU and memory are released.`,
  },
  {
    verb: 'reboot',
    label: 'Reboot',
    doing: 'Rebooting',
    endpoint: 'instanceReboot',
    tone: 'danger',
    consequences: rich`Running processes will be interrupted. It keeps its disks and IP addresses.`,
  },
]

/** Links from the list to an instance that could not be started, stopped or rebooted. */
const linking = (screen: string | undefined, project: string, instance: string) =>
  screen === undefined
    ? {
        errorLink: {
          label: 'View instance',
          to: projectPaths.instanceStorage({ project, instance }),
        },
      }
    : {}

/** Refreshes the instance's screen, because its other data may follow from a change of state. */
const refreshing = (screen: string | undefined) =>
  screen === undefined ? {} : { screen, followUps: [refreshRequested()] }

const lifecycleAction = (
  { id, name, runState }: Instance,
  { verb, label, doing, endpoint, tone, consequences }: VerbSpec,
  project: string,
  screen: string | undefined,
): InstanceActionViewModel => {
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
        errorTitle: `Could not ${verb} ${name}`,
        ...linking(screen, project, name),
        ...refreshing(screen),
      },
    ),
  }
}

const deleteAction = (
  { id, name, runState }: Instance,
  project: string,
  screen: string | undefined,
): InstanceActionViewModel =>
  deletion(
    {
      id,
      kind: 'instance',
      name,
      reason: reasonCannot(runState, 'delete'),
      consequences: rich`Its network interfaces and ephemeral IP are deleted too. Its floating IPs are only detached, and so are its disks, unless you delete them.`,
      option: {
        label: 'Also delete its disks',
        kind: 'disk',
        fates: { kept: 'will be detached', chosen: 'will be deleted' },
        query: instanceDisksQuery({ project, instance: name }),
        endpoint: 'diskDelete',
        parents: { project },
      },
    },
    {
      command: {
        endpoint: 'instanceDelete',
        args: { path: { instance: name }, query: { project } },
      },
      success: { content: ['Deleting instance ', emphasis(name)] },
      ...leaving(screen, projectPaths.instances({ project })),
    },
  )

/**
 * The actions on an instance in its row, its screen and the palette. `screen` is the path of the
 * screen if they are offered there.
 */
export const instanceActions = (
  instance: Instance,
  { project }: ProjectParams<'project'>,
  screen?: string,
): InstanceActionViewModel[] => {
  const { id, name, runState } = instance
  const on = screen === undefined ? 'list' : 'page'
  return [
    ...verbSpecs.map(spec => lifecycleAction(instance, spec, project, screen)),
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
      id: 'checkReachability',
      label: 'Check reachability',
      to: projectPaths.instanceReachability({ project, instance: name }),
    },
    metricsAction(projectPaths.metrics({ project }), { 'var-instance': id }),
    {
      id: 'createSimilar',
      label: 'Create similar',
      to: projectPaths.instanceCreateFrom({ project, from: name }),
    },
    {
      id: 'createWithDisks',
      label: 'Create similar with its disks',
      event: createSimilarRequested({ project, kind: 'instance', ids: id, name }),
    },
    deleteAction(instance, project, screen),
  ]
}
