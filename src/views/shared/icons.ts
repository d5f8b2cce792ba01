import {
  Camera,
  CircleUser,
  Cpu,
  Disc3,
  FileBadge,
  Folders,
  Gauge,
  Globe,
  HardDrive,
  History,
  KeyRound,
  Magnet,
  Network,
  RadioTower,
  Route as RouteIcon,
  ShieldCheck,
  Ticket,
  Users,
  type LucideIcon,
} from 'lucide-react'

/**
 * The icon of each kind of page, the same in sidebars, page headers and empty lists. Those of the
 * system are apart: see `system-icons.tsx`.
 */
export const sectionIcons = {
  projects: Folders,
  instances: Cpu,
  disks: HardDrive,
  snapshots: Camera,
  images: Disc3,
  vpcs: Network,
  'floating-ips': Globe,
  'external-subnets': RouteIcon,
  affinity: Magnet,
  access: ShieldCheck,
  utilization: Gauge,
  'multicast-groups': RadioTower,
  users: Users,
  certificates: FileBadge,
  'sign-in-settings': KeyRound,
  profile: CircleUser,
  'ssh-keys': KeyRound,
  'access-tokens': Ticket,
  recording: History,
} as const satisfies Record<string, LucideIcon>
