import type { ReactNode } from 'react'
import {
  groupMembersPoll,
  membersActions,
  selectMembers,
} from '@/store/project/affinity-group/affinity-group'
import { groupOfParams } from '@/store/project/affinity-kinds'
import { selectGroup, selectGroupActions } from '@/store/project/affinity/affinity'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { lazy } from '@/ui/lazy/lazy'
import { Stack } from '@/ui/Layout/Layout'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { ObjectHeader } from '@/views/shared/actions/ObjectHeader'
import { sectionIcons } from '@/views/shared/icons'
import { PolicyBadge, PolicyLabel } from '../affinity/PolicyBadge'
import { affinityDocs } from '../docs'
import { useParams } from '@/views/shell/route-context'
import { MembersCard } from './MembersCard'
import { groupMembersQuery } from '@/store/project/affinity/queries'
import { allInstancesQuery } from '@/store/project/queries'
import { Known, KnownPart } from '@/views/shared/unknown/Known'

const { affinity: Icon } = sectionIcons

const WhereTheyRun = lazy(async () => (await import('./WhereTheyRun')).WhereTheyRun)

/** The page of a group of either kind: its properties, actions, members and their sleds. */
function GroupView({ children }: { children?: ReactNode }) {
  const address = groupOfParams(useParams(projectPaths.project))
  const group = useAppSelector(state => selectGroup(state, address))
  const members = useAppSelector(state => selectMembers(state, address))
  if (!group) return null
  const queries = [groupMembersQuery(address), allInstancesQuery(address)]
  const { noun, type } = group
  return (
    <>
      <ObjectHeader
        kind={noun}
        object={{ name: group.name, actions: group.actions }}
        icon={<Icon />}
        docs={affinityDocs}
      />
      <Stack gap={8}>
        <PropertiesTable columns={2}>
          <Property label="Type">
            <Badge>{type}</Badge>
          </Property>
          <DescriptionProperty text={group.description} />
          <Property label={<PolicyLabel />}>
            <PolicyBadge policy={group.policy} />
          </Property>
          <DateProperty label="Created" date={group.timeCreated} />
          <Property label="Members">
            <Known queries={queries}>
              {() => (members ? members.rows.length + members.others : null)}
            </Known>
          </Property>
          <IdProperty id={group.id} name={group.name} />
        </PropertiesTable>
        {members ? (
          <MembersCard noun={noun} members={members} />
        ) : (
          <KnownPart queries={queries} what="members" />
        )}
        {members?.rows.length !== 0 && (
          <WhereTheyRun
            address={address}
            policy={group.policy}
            members={members?.rows}
            queries={queries}
          />
        )}
      </Stack>
      {children}
    </>
  )
}

const actions = [selectGroupActions, ...membersActions]

export { actions, groupMembersPoll as poll, GroupView as View }
