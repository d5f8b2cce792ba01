import type { ReactNode } from 'react'
import { capitalize } from '@/lib/text'
import { selectMembers } from '@/store/project/affinity-group/members'
import { selectGroup } from '@/store/project/affinity/header'
import { useAppSelector } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { affinityDocs } from '../affinity/docs'
import { PolicyBadge, PolicyLabel } from '../affinity/PolicyBadge'
import { MembersCard } from './MembersCard'
import { useGroupAddress } from './use-group-address'
import styles from './GroupView.module.css'

const { affinity: Icon } = sectionIcons

/** The page of a group of either kind: what it is, what can be done to it, and its members. */
export function GroupView({ children }: { children?: ReactNode }) {
  const { kind, project, group: asked } = useGroupAddress()
  const group = useAppSelector(state => selectGroup(state, kind, project, asked))
  const members = useAppSelector(state => selectMembers(state, kind, project, asked))
  if (!group || !members) return null
  return (
    <>
      <PageHeader title={group.name} icon={<Icon />}>
        <Refresh />
        <DocsPopover {...affinityDocs} />
        <ActionsMenu
          label={`${capitalize(group.noun)} actions`}
          name={group.name}
          actions={group.actions}
        />
      </PageHeader>
      <div className={styles.parts}>
        <PropertiesTable columns={2}>
          <Property label="Type">
            <Badge>{group.type}</Badge>
          </Property>
          <DescriptionProperty text={group.description} />
          <Property label={<PolicyLabel />}>
            <PolicyBadge policy={group.policy} />
          </Property>
          <DateProperty label="Created" date={group.created} />
          <Property label="Members">{members.rows.length + members.others}</Property>
          <IdProperty id={group.id} name={group.name} />
        </PropertiesTable>
        <MembersCard noun={group.noun} members={members} />
      </div>
      {children}
    </>
  )
}
