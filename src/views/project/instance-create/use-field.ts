import type { InstanceCreateValues } from '@/store/forms/instance-create-values'
import { selectIsFormBusy } from '@/store/selectors/forms'
import { fieldHook } from '@/store/setup/form-hooks'
import { useAppSelector } from '@/store/setup/hooks'

/** Binds a field of the new instance. A keystroke renders that field and no other. */
export const useField = fieldHook<InstanceCreateValues>('instanceCreate')

/** True while the instance is being made: everything on the page then holds still. */
export const useIsBusy = () => useAppSelector(state => selectIsFormBusy(state, 'instanceCreate'))
