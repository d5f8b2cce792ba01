import type { LayoutName, RouteParams } from './route'

/** A page that sidebars and the palette lead to. */
export interface SectionLink {
  /** Names its icon, too. */
  id: SectionId
  label: string
  to: string
  /** Where it counts as the present page, when that is more than `to` and what lies below. */
  within?: string
  /** Counts as the present page at `to` alone. */
  isExact?: true
}

export type SectionId =
  | 'projects'
  | 'instances'
  | 'disks'
  | 'snapshots'
  | 'images'
  | 'vpcs'
  | 'floating-ips'
  | 'affinity'
  | 'access'
  | 'utilization'
  | 'silos'
  | 'inventory'
  | 'ip-pools'
  | 'profile'
  | 'ssh-keys'

export const PROJECTS: SectionLink = { id: 'projects', label: 'Projects', to: '/projects' }

const SILO: readonly SectionLink[] = [
  PROJECTS,
  { id: 'images', label: 'Images', to: '/images' },
  { id: 'utilization', label: 'Utilization', to: '/utilization' },
  { id: 'access', label: 'Access', to: '/access' },
]

const SYSTEM: readonly SectionLink[] = [
  { id: 'silos', label: 'Silos', to: '/system/silos' },
  { id: 'utilization', label: 'Utilization', to: '/system/utilization' },
  {
    id: 'inventory',
    label: 'Inventory',
    to: '/system/inventory/sleds',
    within: '/system/inventory',
  },
  { id: 'ip-pools', label: 'IP Pools', to: '/system/networking/ip-pools' },
]

const SETTINGS: readonly SectionLink[] = [
  { id: 'profile', label: 'Profile', to: '/settings/profile' },
  { id: 'ssh-keys', label: 'SSH Keys', to: '/settings/ssh-keys' },
]

const PROJECT: readonly { id: SectionId; label: string }[] = [
  { id: 'instances', label: 'Instances' },
  { id: 'disks', label: 'Disks' },
  { id: 'snapshots', label: 'Snapshots' },
  { id: 'images', label: 'Images' },
  { id: 'vpcs', label: 'VPCs' },
  { id: 'floating-ips', label: 'Floating IPs' },
  { id: 'affinity', label: 'Affinity' },
  { id: 'access', label: 'Access' },
]

/** The pages of the part of the console that a layout frames, in their order. */
export const sectionLinks = (layout: LayoutName, params: RouteParams): readonly SectionLink[] => {
  if (layout === 'silo') return SILO
  if (layout === 'system') return SYSTEM
  if (layout === 'settings') return SETTINGS
  if (layout === 'public') return []
  const project = encodeURIComponent(params.project ?? '')
  return PROJECT.map(link => ({ ...link, to: `/projects/${project}/${link.id}` }))
}

/** True on the page of a link and on the pages below it. */
export const isSectionActive = ({ to, within = to, isExact }: SectionLink, path: string) =>
  path === to || (!isExact && (path === within || path.startsWith(`${within}/`)))

/** True where something of that section is being made: not its page, but close to it. */
export const isSectionHighlighted = ({ to }: SectionLink, path: string) =>
  path.startsWith(`${to}-new`)
