import { z } from 'zod'
import {
  AffinityGroup,
  AffinityGroupCreate,
  AffinityGroupMember,
  AffinityGroupMemberResultsPage,
  AffinityGroupResultsPage,
  AffinityGroupUpdate,
  AntiAffinityGroup,
  AntiAffinityGroupCreate,
  AntiAffinityGroupMember,
  AntiAffinityGroupMemberResultsPage,
  AntiAffinityGroupResultsPage,
  AntiAffinityGroupUpdate,
} from '../affinity'
import { NameOrId, NameOrIdSortMode } from '../common'
import { sorted } from './facts'

export const affinityCalls = {
  affinityGroupList: {
    status: 200,
    query: sorted(NameOrIdSortMode, { project: NameOrId }, {}),
    result: AffinityGroupResultsPage,
  },
  affinityGroupCreate: {
    status: 201,
    query: z.object({ project: NameOrId }),
    body: AffinityGroupCreate,
    result: AffinityGroup,
  },
  affinityGroupView: {
    status: 200,
    path: z.object({ affinityGroup: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: AffinityGroup,
  },
  affinityGroupUpdate: {
    status: 200,
    path: z.object({ affinityGroup: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    body: AffinityGroupUpdate,
    result: AffinityGroup,
  },
  affinityGroupDelete: {
    status: 204,
    path: z.object({ affinityGroup: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
  },
  affinityGroupMemberList: {
    status: 200,
    path: z.object({ affinityGroup: NameOrId }),
    query: sorted(NameOrIdSortMode, {}, { project: NameOrId.optional() }),
    result: AffinityGroupMemberResultsPage,
  },
  affinityGroupMemberInstanceView: {
    status: 200,
    path: z.object({ affinityGroup: NameOrId, instance: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: AffinityGroupMember,
  },
  affinityGroupMemberInstanceAdd: {
    status: 201,
    path: z.object({ affinityGroup: NameOrId, instance: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: AffinityGroupMember,
  },
  affinityGroupMemberInstanceDelete: {
    status: 204,
    path: z.object({ affinityGroup: NameOrId, instance: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
  },
  antiAffinityGroupList: {
    status: 200,
    query: sorted(NameOrIdSortMode, { project: NameOrId }, {}),
    result: AntiAffinityGroupResultsPage,
  },
  antiAffinityGroupCreate: {
    status: 201,
    query: z.object({ project: NameOrId }),
    body: AntiAffinityGroupCreate,
    result: AntiAffinityGroup,
  },
  antiAffinityGroupView: {
    status: 200,
    path: z.object({ antiAffinityGroup: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: AntiAffinityGroup,
  },
  antiAffinityGroupUpdate: {
    status: 200,
    path: z.object({ antiAffinityGroup: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    body: AntiAffinityGroupUpdate,
    result: AntiAffinityGroup,
  },
  antiAffinityGroupDelete: {
    status: 204,
    path: z.object({ antiAffinityGroup: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
  },
  antiAffinityGroupMemberList: {
    status: 200,
    path: z.object({ antiAffinityGroup: NameOrId }),
    query: sorted(NameOrIdSortMode, {}, { project: NameOrId.optional() }),
    result: AntiAffinityGroupMemberResultsPage,
  },
  antiAffinityGroupMemberInstanceView: {
    status: 200,
    path: z.object({ antiAffinityGroup: NameOrId, instance: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: AntiAffinityGroupMember,
  },
  antiAffinityGroupMemberInstanceAdd: {
    status: 201,
    path: z.object({ antiAffinityGroup: NameOrId, instance: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: AntiAffinityGroupMember,
  },
  antiAffinityGroupMemberInstanceDelete: {
    status: 204,
    path: z.object({ antiAffinityGroup: NameOrId, instance: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
  },
  instanceAffinityGroupList: {
    status: 200,
    path: z.object({ instance: NameOrId }),
    query: sorted(NameOrIdSortMode, {}, { project: NameOrId.optional() }),
    result: AffinityGroupResultsPage,
  },
  instanceAntiAffinityGroupList: {
    status: 200,
    path: z.object({ instance: NameOrId }),
    query: sorted(NameOrIdSortMode, {}, { project: NameOrId.optional() }),
    result: AntiAffinityGroupResultsPage,
  },
}
