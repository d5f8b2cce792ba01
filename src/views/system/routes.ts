import { layouts, systemSections } from '@/store/layouts'
import { crumbs, pageCrumb, sectionCrumb } from '@/store/routing/crumbs'
import { systemPaths } from '@/store/system/paths'
import { unbuilt } from '@/views/shared/not-built/unbuilt'
import { defineRoutes } from '@/views/shell/view'

export const systemRoutes = defineRoutes([
  {
    ...unbuilt(
      'system/silos/list',
      systemPaths.silos,
      layouts.system,
      crumbs(sectionCrumb(systemSections.silos)),
    ),
    palette: { create: { label: 'New silo', to: () => systemPaths.siloCreate() } },
  },
  unbuilt(
    'system/utilization/page',
    systemPaths.utilization,
    layouts.system,
    crumbs(sectionCrumb(systemSections.utilization)),
  ),
  {
    id: 'system/inventory/root',
    path: systemPaths.inventory.pattern,
    layout: layouts.system,
    redirect: () => systemPaths.sleds(),
  },
  unbuilt(
    'system/sleds/list',
    systemPaths.sleds,
    layouts.system,
    crumbs(sectionCrumb(systemSections.inventory), pageCrumb('Sleds', systemPaths.sleds)),
  ),
  {
    id: 'system/networking/root',
    path: systemPaths.networking.pattern,
    layout: layouts.system,
    redirect: () => systemPaths.ipPools(),
  },
  {
    ...unbuilt(
      'system/ip-pools/list',
      systemPaths.ipPools,
      layouts.system,
      crumbs(sectionCrumb(systemSections.ipPools)),
    ),
    palette: { create: { label: 'New IP pool', to: () => systemPaths.ipPoolCreate() } },
  },
])
