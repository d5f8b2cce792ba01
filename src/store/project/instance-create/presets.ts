/** A size of instance that is offered ready-made. */
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

/** The id that stands for numbers of the user's own. */
export const CUSTOM_PRESET = 'custom'

const CUSTOM_FAMILY: PresetFamily = { id: CUSTOM_PRESET, label: 'Custom', presets: [] }

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl']

/** Each size has twice the vCPUs of the one before it, and as much memory for each of them. */
const family = (id: string, label: string, gibPerCpu: number, sizes: number): PresetFamily => ({
  id,
  label,
  presets: SIZES.slice(0, sizes).map((size, index) => {
    const ncpus = 2 ** (index + 1)
    return { id: `${id}-${size}`, ncpus, memory: ncpus * gibPerCpu }
  }),
})

/** What hardware can be chosen from, one family to a tab. */
export const PRESET_FAMILIES: readonly PresetFamily[] = [
  family('general', 'General purpose', 4, 5),
  family('highCPU', 'High CPU', 2, 5),
  family('highMemory', 'High memory', 8, 4),
  CUSTOM_FAMILY,
]

export const DEFAULT_PRESET = 'general-xs'

/** The family that a preset belongs to: which tab is open follows from what is chosen. */
export const familyOf = (presetId: string): PresetFamily =>
  PRESET_FAMILIES.find(({ presets }) => presets.some(({ id }) => id === presetId)) ?? CUSTOM_FAMILY

/** What opening a family's tab chooses. */
export const firstPreset = (familyId: string): string =>
  PRESET_FAMILIES.find(({ id }) => id === familyId)?.presets[0]?.id ?? CUSTOM_PRESET

/** The preset of that id; undefined for numbers of the user's own. */
export const findPreset = (presetId: string): InstancePreset | undefined =>
  familyOf(presetId).presets.find(({ id }) => id === presetId)
