import type { Query } from '@/api/operations/table'
import type { RouteMatch } from '@/store/routing/match'
import type { RouteParams } from '@/store/routing/route'
import type { RootState } from '@/store/setup/reducer'
import { selectPageItems } from '@/store/paging/selectors'

type ListEndpoint = 'projectList' | 'instanceList' | 'vpcList' | 'siloList' | 'ipPoolList'

export interface NamedRow {
  name: string
}

interface PalettePage {
  create?: { label: string; to: (params: RouteParams) => string }
  /** The rows of the page's list, each one a page to go to. */
  list: { endpoint: ListEndpoint; group: string; to: (params: RouteParams, name: string) => string }
}

const inProject = ({ project = '' }: RouteParams, rest: string) =>
  `/projects/${encodeURIComponent(project)}/${rest}`

/** What list pages add to the palette, by the id of their route. */
export const palettePages: Readonly<Record<string, PalettePage>> = {
  projects: {
    create: { label: 'New project', to: () => '/projects-new' },
    list: {
      endpoint: 'projectList',
      group: 'Go to project',
      to: (_params, name) => `/projects/${name}/instances`,
    },
  },
  instances: {
    create: { label: 'New instance', to: params => inProject(params, 'instances-new') },
    list: {
      endpoint: 'instanceList',
      group: 'Go to instance',
      to: (params, name) => inProject(params, `instances/${name}/storage`),
    },
  },
  vpcs: {
    list: {
      endpoint: 'vpcList',
      group: 'Go to VPC',
      to: (params, name) => inProject(params, `vpcs/${name}/firewall-rules`),
    },
  },
  silos: {
    create: { label: 'New silo', to: () => '/system/silos-new' },
    list: {
      endpoint: 'siloList',
      group: 'Silo detail',
      to: (_params, name) => `/system/silos/${name}`,
    },
  },
  'ip-pools': {
    create: { label: 'New IP pool', to: () => '/system/networking/ip-pools-new' },
    list: {
      endpoint: 'ipPoolList',
      group: 'Go to IP pool',
      to: (_params, name) => `/system/networking/ip-pools/${name}`,
    },
  },
}

type ListQuery = Extract<Query, { endpoint: ListEndpoint }>

const NOTHING: readonly NamedRow[] = []

/** The rows that the list of the page holds now. */
export const selectPaletteRows = (
  state: RootState,
  { chain, params }: RouteMatch,
): readonly NamedRow[] => {
  for (const { id, queries } of chain) {
    const endpoint = palettePages[id]?.list.endpoint
    const query = queries?.(params).find(
      (candidate): candidate is ListQuery => candidate.endpoint === endpoint,
    )
    if (query) return selectPageItems(state, query)
  }
  return NOTHING
}
