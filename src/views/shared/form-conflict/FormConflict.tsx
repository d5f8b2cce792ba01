import { useForm, type AnyForm } from '@/store/forms/hooks'
import { lazy, usePrefetch } from '@/ui/lazy/lazy'

const ConflictDialog = lazy(async () => (await import('./ConflictDialog')).ConflictDialog)
const LATE = [ConflictDialog]
const NONE: typeof LATE = []

/** The question whose values to keep, when someone else has changed the same fields. */
export function FormConflict({ form }: { form: AnyForm }) {
  const { isAsking } = useForm(form)
  usePrefetch(form.edits ? LATE : NONE)
  return isAsking && <ConflictDialog form={form} />
}
