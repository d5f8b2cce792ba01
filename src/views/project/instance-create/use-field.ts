import type { InstanceCreateValues } from '@/store/project/instance-create/values'
import { fieldHook } from '@/store/forms/hooks'

/** Binds a field of the new instance. A keystroke renders that field and no other. */
export const useField = fieldHook<InstanceCreateValues>('instanceCreate')
