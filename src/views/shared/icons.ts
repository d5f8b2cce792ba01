import {
  Camera,
  ChartSpline,
  Cpu,
  Disc3,
  FileBadge,
  Folders,
  Gauge,
  Globe,
  HardDrive,
  House,
  KeyRound,
  Magnet,
  Network,
  RadioTower,
  Route as RouteIcon,
  ShieldCheck,
  Users,
  type LucideIcon,
} from 'lucide-react'

/**
 * The icon of each kind of page, the same in sidebars, page headers and empty lists. Those of the
 * system and the settings are apart: see `late-icons.tsx`.
 */
export const sectionIcons = {
  home: House,
  projects: Folders,
  instances: Cpu,
  disks: HardDrive,
  snapshots: Camera,
  images: Disc3,
  vpcs: Network,
  'floating-ips': Globe,
  'external-subnets': RouteIcon,
  affinity: Magnet,
  metrics: ChartSpline,
  access: ShieldCheck,
  utilization: Gauge,
  'multicast-groups': RadioTower,
  users: Users,
  certificates: FileBadge,
  'sign-in-settings': KeyRound,
} as const satisfies Record<string, LucideIcon>
