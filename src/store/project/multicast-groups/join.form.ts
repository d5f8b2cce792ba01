import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { MulticastGroup, MulticastGroupMember } from '@/api/generated/types'
import { parentsOf } from '@/lib/name-or-id'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import type { FormContext, Read } from '@/store/forms/definition'
import { errorsOf } from '@/store/forms/rules'
import { selectForm, selectFormParams } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import {
  allMulticastGroupsQuery,
  instanceMulticastGroupsQuery,
} from '@/store/silo/multicast-groups/queries'
import type { ProjectForms } from '../forms'
import { multicastGroupCollected } from '../instance-create/events'
import { newMulticastGroups } from '../instance-create/rules'
import {
  addSource,
  groupError,
  isNewName,
  joinSpec,
  NO_SOURCE,
  sourcesError,
  typedSourceError,
  type MulticastValues,
} from './rules'

type Params = ProjectForms['multicastGroupJoin']

const groupsOf = (read: Read): readonly MulticastGroup[] =>
  read(allMulticastGroupsQuery)?.items ?? []

const isInList = (group: string, context: FormContext<Params>): boolean =>
  newMulticastGroups(context as FormContext).some(each => each.group === group)

const check = (values: MulticastValues, context: FormContext<Params>) => {
  const groups = groupsOf(context.read)
  return errorsOf({
    group:
      groupError(values.group) ??
      (isInList(values.group.trim(), context) ? 'Already in the list' : undefined),
    sourceIps: sourcesError(values, groups),
    sourceIp: typedSourceError(values, groups),
  })
}

/**
 * Joins the instance `params.instance` to a multicast group, which is created if there is none.
 * Without an instance, adds the group to an instance that is being created; nothing is sent.
 */
export const multicastJoinForm = defineForm<MulticastValues, MulticastGroupMember, Params>({
  name: 'multicastGroupJoin',
  initial: () => ({ group: '', ipVersion: 'default', sourceIps: [], ...NO_SOURCE }),
  entries: { sourceIps: { add: addSource, empty: NO_SOURCE } },
  check,
  toCommand: (values, { params: { project, instance }, read }) =>
    instance === undefined
      ? null
      : {
          endpoint: 'instanceMulticastGroupJoin',
          args: {
            path: { instance, multicastGroup: values.group.trim() },
            query: parentsOf(instance, { project }),
            body: joinSpec(values, isNewName(values, groupsOf(read))),
          },
        },
  succeeded(_member, values, { params: { instance }, read }) {
    const group = values.group.trim()
    if (instance !== undefined)
      return { toast: { content: [emphasis(instance), ' joins ', emphasis(group)] } }
    const spec = { group, ...joinSpec(values, isNewName(values, groupsOf(read))) }
    return { followUps: [multicastGroupCollected(spec)] }
  },
})

const NOTHING: readonly never[] = []

const selectGroups = (state: RootState): readonly MulticastGroup[] =>
  selectData(state, allMulticastGroupsQuery)?.items ?? NOTHING

/** The groups that the instance of the open form is not in. */
export const selectGroupChoices = createSelector(
  [
    selectGroups,
    (state: RootState) => {
      const { project = '', instance } = selectFormParams(state, multicastJoinForm.name)
      return instance === undefined
        ? undefined
        : selectData(state, instanceMulticastGroupsQuery({ project, instance }))?.items
    },
  ],
  (groups, joined) => {
    const inside = new Set(joined?.map(({ multicastGroupId }) => multicastGroupId))
    return groups
      .filter(({ id }) => !inside.has(id))
      .map(({ name, multicastIp }) => ({ value: name, label: name, detail: multicastIp }))
  },
)

/** What the open form shows besides its values. */
export const selectJoin = createSelector(
  [(state: RootState) => selectForm(state, multicastJoinForm.name)?.context.values, selectGroups],
  (values: unknown, groups) => ({
    isNew: values !== undefined && isNewName(values as MulticastValues, groups),
    sourceError:
      values === undefined ? undefined : typedSourceError(values as MulticastValues, groups),
    /** Why the source in the field cannot be added as it is now. */
    sourceProblem:
      values === undefined
        ? undefined
        : typedSourceError({ ...(values as MulticastValues), isSourceRefused: true }, groups),
  }),
)
