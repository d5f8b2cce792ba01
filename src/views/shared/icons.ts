import {
  Box,
  Boxes,
  Camera,
  CircleUser,
  Cpu,
  Disc3,
  Folders,
  Gauge,
  Globe,
  HardDrive,
  KeyRound,
  Magnet,
  Network,
  Server,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react'
import type { SectionId } from '@/store/routing/sections'

/** The icon of each kind of page, the same in sidebars, page headers and empty lists. */
export const sectionIcons: Readonly<Record<SectionId, LucideIcon>> = {
  projects: Folders,
  instances: Cpu,
  disks: HardDrive,
  snapshots: Camera,
  images: Disc3,
  vpcs: Network,
  'floating-ips': Globe,
  affinity: Magnet,
  access: ShieldCheck,
  utilization: Gauge,
  silos: Box,
  inventory: Server,
  'ip-pools': Boxes,
  profile: CircleUser,
  'ssh-keys': KeyRound,
}
