import type { ReactNode } from 'react'
import { Waypoints } from 'lucide-react'
import { selectRouter } from '@/store/project/routers/header'
import { useAppSelector } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import {
  DateProperty,
  DescriptionProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { RoutesCard } from '../router-routes/RoutesCard'
import { routerDocs } from './docs'
import { useRouterParams } from './use-router-params'
import styles from './RouterView.module.css'

/** The page of a router: what it is, what can be done to it, and its routes. */
export function RouterView({ children }: { children?: ReactNode }) {
  const params = useRouterParams()
  const router = useAppSelector(state =>
    selectRouter(state, params.project, params.vpc, params.router),
  )
  if (!router) return null
  const { id, name, actions } = router
  return (
    <>
      <PageHeader title={name} icon={<Waypoints />}>
        <Refresh />
        <DocsPopover {...routerDocs} />
        <ActionsMenu label="Router actions" id={id} name={name} actions={actions} />
      </PageHeader>
      <div className={styles.parts}>
        <PropertiesTable columns={2}>
          <DescriptionProperty text={router.description} />
          <Property label="Kind">
            <Badge>{router.kind}</Badge>
          </Property>
          <DateProperty label="Created" date={router.created} />
          <DateProperty label="Last modified" date={router.modified} />
        </PropertiesTable>
        <RoutesCard adding={router.newRoute} />
      </div>
      {children}
    </>
  )
}
