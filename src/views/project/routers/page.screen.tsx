import { Waypoints } from 'lucide-react'
import type { ReactNode } from 'react'
import { projectPaths } from '@/store/project/paths'
import { selectRouter, selectRouterActions } from '@/store/project/routers/routers'
import { useAppSelector } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { Stack } from '@/ui/Layout/Layout'
import {
  DateProperty,
  DescriptionProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { ObjectHeader } from '@/views/shared/actions/ObjectHeader'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { useParams } from '@/views/shell/route-context'
import { columns, RoutesCard } from '../router-routes/RoutesCard'
import { useNetworkingReason } from '../networking/use-networking-reason'

const docs: PageDocs = {
  heading: 'Routers',
  summary:
    'A router is a collection of routes for the traffic between VPCs and subnets. Routes of a custom router come first in the subnets that use it.',
  links: [guide('Custom Routers', 'configuring-guest-networking#_custom_routers')],
}

/** The page of a router: its properties, actions and routes. */
function RouterView({ children }: { children?: ReactNode }) {
  const params = useParams(projectPaths.router)
  const router = useAppSelector(state => selectRouter(state, params))
  useNetworkingReason()
  if (!router) return null
  const { id, name, actions } = router
  return (
    <>
      <ObjectHeader kind="Router" object={{ id, name, actions }} icon={<Waypoints />} docs={docs} />
      <Stack gap={8}>
        <PropertiesTable columns={2}>
          <DescriptionProperty text={router.description} />
          <Property label="Kind">
            <Badge>{router.kind}</Badge>
          </Property>
          <DateProperty label="Created" date={router.timeCreated} />
          <DateProperty label="Last modified" date={router.timeModified} />
        </PropertiesTable>
        <RoutesCard newRoute={router.newRoute} />
      </Stack>
      {children}
    </>
  )
}

export { selectRouterActions as actions, columns, RouterView as View }
