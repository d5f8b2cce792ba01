import type { SwitchSlot } from '@/api/generated/types'

/** The switches of a rack, and where they are in it. */
export const SWITCH_CHOICES: readonly { value: SwitchSlot; label: string }[] = [
  { value: 'switch0', label: 'Upper (switch0)' },
  { value: 'switch1', label: 'Lower (switch1)' },
]
