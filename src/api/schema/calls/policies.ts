import { z } from 'zod'
import { NameOrId } from '../common'
import {
  FleetRolePolicy,
  ProjectRolePolicy,
  Role,
  RoleResultsPage,
  SiloRolePolicy,
} from '../policies'
import { text } from '../scalars'
import { paged } from './facts'

export const policiesCalls = {
  policyView: {
    status: 200,
    result: SiloRolePolicy,
  },
  policyUpdate: {
    status: 200,
    body: SiloRolePolicy,
    result: SiloRolePolicy,
  },
  projectPolicyView: {
    status: 200,
    path: z.object({ project: NameOrId }),
    result: ProjectRolePolicy,
  },
  projectPolicyUpdate: {
    status: 200,
    path: z.object({ project: NameOrId }),
    body: ProjectRolePolicy,
    result: ProjectRolePolicy,
  },
  systemPolicyView: {
    status: 200,
    result: FleetRolePolicy,
  },
  systemPolicyUpdate: {
    status: 200,
    body: FleetRolePolicy,
    result: FleetRolePolicy,
  },
  roleList: {
    status: 200,
    query: paged({}, {}),
    result: RoleResultsPage,
  },
  roleView: {
    status: 200,
    path: z.object({ roleName: text }),
    result: Role,
  },
  siloPolicyView: {
    status: 200,
    path: z.object({ silo: NameOrId }),
    result: SiloRolePolicy,
  },
  siloPolicyUpdate: {
    status: 200,
    path: z.object({ silo: NameOrId }),
    body: SiloRolePolicy,
    result: SiloRolePolicy,
  },
}
