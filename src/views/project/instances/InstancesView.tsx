import { Plus } from 'lucide-react'
import { instanceListQuery } from '@/store/project/instances/queries'
import { selectInstanceRows, selectInstancesReadAt } from '@/store/project/instances/rows'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Table } from '@/ui/Table/Table'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { Freshness } from '@/views/shared/refresh/Freshness'
import { useParams } from '@/views/shell/route-context'
import { columns } from './columns'
import { instanceDocs } from './docs'

const NOTE =
  'The list refreshes itself once a minute, and every few seconds after an instance was started, stopped or rebooted.'

const Icon = sectionIcons.instances

/** The instances of a project and what can be done to them. */
export function InstancesView() {
  const { project } = useParams(projectPaths.project)
  const rows = useAppSelector(state => selectInstanceRows(state, project))
  const newInstance = projectPaths.instanceCreate({ project })
  return (
    <ListPage
      title="Instances"
      icon={<Icon />}
      docs={instanceDocs}
      list={instanceListQuery({ project })}
      toolbar={
        <>
          <ReadAt project={project} />
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
function ReadAt({ project }: { project: string }) {
  const readAt = useAppSelector(state => selectInstancesReadAt(state, project))
  return <Freshness at={readAt} note={NOTE} />
}
