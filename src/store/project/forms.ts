import type { IpVersion } from '@/lib/ip'
import { formRequester } from '@/store/forms/events'
import type { GroupKind } from './affinity-kinds'
import type { ProjectParams } from './paths'

type InProject = ProjectParams<'project'>
type OfInstance = ProjectParams<'instance'>

/** The forms that only the pages of an instance open, and which load with those. */
export interface InstanceForms {
  externalSubnetAttach: OfInstance
}

/** The forms that only the pages of external subnets open, and which load with those. */
export interface ExternalSubnetForms {
  externalSubnetAttachTo: InProject & { externalSubnet: string; ip: string }
}

/**
 * The other forms of a project that open over a screen and have no route, with the parameters each
 * needs.
 * `edited` is the name of the item of a new instance that the form changes.
 */
export interface ProjectForms {
  diskAttach: OfInstance
  diskAttachTo: InProject & { disk: string }
  diskCreate: ProjectParams<'diskCreateFrom'> & {
    mode?: string
    instance?: string
    edited?: string
  }
  diskPick: InProject & { edited?: string }
  ephemeralIpAttach: OfInstance & { version?: IpVersion }
  floatingIpAttach: OfInstance & { instanceId: string }
  floatingIpCreate: InProject & { mode?: string }
  floatingIpAttachTo: InProject & { floatingIp: string; ip: string }
  floatingIpMove: InProject & { floatingIp: string; ip: string; from: string }
  floatingIpPick: InProject
  groupMemberAdd: InProject & { kind: GroupKind; group: string }
  instanceGroupJoin: OfInstance & { kind: GroupKind }
  instanceResize: OfInstance & { on: 'list' | 'page' }
  multicastGroupJoin: InProject & { instance?: string }
  networkInterfaceCreate: InProject & { instance?: string; mode?: string; edited?: string }
  networkInterfaceEdit: OfInstance & { id: string }
  snapshotCreate: InProject & { disk: string }
}

export const requestForm = formRequester<ProjectForms & InstanceForms & ExternalSubnetForms>()
