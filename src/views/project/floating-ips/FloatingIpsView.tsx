import { Plus } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { floatingIpListQuery } from '@/store/project/floating-ips/queries'
import { selectFloatingIpRows } from '@/store/project/floating-ips/rows'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Table } from '@/ui/Table/Table'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { useParams } from '@/views/shell/route-context'
import { columnsOf } from './columns'
import { floatingIpDocs } from './docs'

const { 'floating-ips': Icon } = sectionIcons

/** The floating IPs of a project; the form of one, or of a new one, is drawn over it. */
export function FloatingIpsView({ children }: { children?: ReactNode }) {
  const { project } = useParams(projectPaths.project)
  const columns = useMemo(() => columnsOf(), [])
  const rows = useAppSelector(state => selectFloatingIpRows(state, project))
  const newFloatingIp = projectPaths.floatingIpCreate({ project })
  return (
    <>
      <ListPage
        title="Floating IPs"
        icon={<Icon />}
        docs={floatingIpDocs}
        list={floatingIpListQuery({ project })}
        toolbar={
          <LinkButton href={newFloatingIp} tone="primary">
            <Plus size={16} />
            New floating IP
          </LinkButton>
        }
        empty={{
          title: 'No floating IPs',
          body: 'Create a floating IP to see it here.',
          action: <LinkButton href={newFloatingIp}>New floating IP</LinkButton>,
        }}
      >
        <Table label="Floating IPs" rows={rows} columns={columns} />
      </ListPage>
      {children}
    </>
  )
}
