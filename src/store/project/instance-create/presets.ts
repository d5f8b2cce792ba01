/** A predefined instance size. */
export interface InstancePreset {
  id: string
  ncpus: number
  /** GiB. */
  memory: number
}

export interface PresetFamily {
  id: string
  label: string
  presets: readonly InstancePreset[]
}

/** The id for custom numbers. */
export const CUSTOM_PRESET = 'custom'

const CUSTOM_FAMILY: PresetFamily = { id: CUSTOM_PRESET, label: 'Custom', presets: [] }

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl']

/** Each size has twice the vCPUs of the previous one, with the same memory per vCPU. */
const family = (id: string, label: string, gibPerCpu: number, sizes: number): PresetFamily => ({
  id,
  label,
  presets: SIZES.slice(0, sizes).map((size, index) => {
    const ncpus = 2 ** (index + 1)
    return { id: `${id}-${size}`, ncpus, memory: ncpus * gibPerCpu }
  }),
})

/** The available hardware, one tab per family. */
export const PRESET_FAMILIES: readonly PresetFamily[] = [
  family('general', 'General purpose', 4, 5),
  family('highCPU', 'High CPU', 2, 5),
  family('highMemory', 'High memory', 8, 4),
  CUSTOM_FAMILY,
]

export const DEFAULT_PRESET = 'general-xs'

/** The family of a preset, which decides the open tab. */
export const familyOf = (presetId: string): PresetFamily =>
  PRESET_FAMILIES.find(({ presets }) => presets.some(({ id }) => id === presetId)) ?? CUSTOM_FAMILY

/** The preset selected by opening a family's tab. */
export const firstPreset = (familyId: string): string =>
  PRESET_FAMILIES.find(({ id }) => id === familyId)?.presets[0]?.id ?? CUSTOM_PRESET

/** The preset with that id; undefined for custom numbers. */
export const findPreset = (presetId: string): InstancePreset | undefined =>
  familyOf(presetId).presets.find(({ id }) => id === presetId)
