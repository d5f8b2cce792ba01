import type { Release } from '@/api/releases/ladder'
import { supports } from '@/api/releases/supports'
import type { FieldErrors } from '@/machines/form/form.events'
import { isSameValue, type FormActorContext } from '@/machines/form/form.machine'
import type { FormDefinition } from './definition'

/** The labels of what was entered, by field, that the rack's release no longer has. */
export const unsentFields = (
  { features = {} }: Pick<FormDefinition, 'features'>,
  { values, initial }: Pick<FormActorContext, 'values' | 'initial'>,
  release: Release,
): FieldErrors =>
  Object.fromEntries(
    Object.entries(features).flatMap(([field, [feature, label]]) =>
      supports(release, feature) || isSameValue(values[field], initial[field])
        ? []
        : [[field, label]],
    ),
  )
