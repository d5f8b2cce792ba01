import { Plus } from 'lucide-react'
import { instanceListQuery } from '@/store/project/instances/queries'
import { selectInstanceRows, selectInstancesReadAt } from '@/store/project/instances/rows'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { UpdatedAt } from '@/ui/RefreshButton/RefreshButton'
import { Table } from '@/ui/Table/Table'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useRoute } from '@/views/shell/route-context'
import { columns } from './columns'
import { instanceDocs } from './docs'
import styles from './InstancesView.module.css'

const NOTE =
  'The list refreshes itself once a minute, and every few seconds after an instance was started, stopped or rebooted.'

const Icon = sectionIcons.instances

/** The instances of a project and what can be done to them. */
export function InstancesView() {
  const { project = '' } = useRoute().params
  const rows = useAppSelector(state => selectInstanceRows(state, project))
  const newInstance = projectPaths.instanceCreate({ project })
  return (
    <ListPage
      title="Instances"
      icon={<Icon />}
      docs={instanceDocs}
      list={instanceListQuery(project)}
      toolbar={
        <>
          <Freshness project={project} />
          <LinkButton href={newInstance} tone="primary">
            <Plus size={16} />
            New instance
          </LinkButton>
        </>
      }
      empty={{
        title: 'No instances',
        body: 'Create an instance to see it here.',
        action: <LinkButton href={newInstance}>New instance</LinkButton>,
      }}
    >
      <Table label="Instances" rows={rows} columns={columns} />
    </ListPage>
  )
}

/** Apart from the table, which a poll without news leaves alone. */
function Freshness({ project }: { project: string }) {
  const readAt = useAppSelector(state => selectInstancesReadAt(state, project))
  return (
    <div className={styles.freshness}>
      <Refresh />
      <UpdatedAt at={readAt} note={NOTE} />
    </div>
  )
}
