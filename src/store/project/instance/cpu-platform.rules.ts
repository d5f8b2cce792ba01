import type { InstanceCpuPlatform } from '@/api/generated/types'

/** `any` if the instance has no platform of its own. */
export type CpuPlatformChoice = InstanceCpuPlatform | 'any'

interface Option {
  value: CpuPlatformChoice
  label: string
  detail?: string
}

const ANY: Option = { value: 'any', label: 'Any' }
const MILAN: Option = { value: 'amd_milan', label: 'AMD Milan' }
const TURIN: Option = { value: 'amd_turin', label: 'AMD Turin' }
const TURIN_V2: Option = { value: 'amd_turin_v2', label: 'AMD Turin v2' }

/** The choices of the first releases with platforms, and of those with the second Turin. */
export const CPU_PLATFORMS: Record<'first' | 'all', readonly Option[]> = {
  first: [ANY, MILAN, TURIN],
  all: [ANY, MILAN, { ...TURIN, detail: 'Older definition, prefer v2' }, TURIN_V2],
}

/** The name of a platform; the API's word for one that this console does not know. */
export const platformName = (platform: InstanceCpuPlatform | null | undefined): string =>
  CPU_PLATFORMS.all.find(({ value }) => value === (platform ?? 'any'))?.label ?? String(platform)
