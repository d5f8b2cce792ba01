import type { InstanceCreateValues } from '@/store/forms/instance-create-values'
import { fieldHook } from '@/store/setup/form-hooks'

/** Binds a field of the new instance. A keystroke renders that field and no other. */
export const useField = fieldHook<InstanceCreateValues>('instanceCreate')
