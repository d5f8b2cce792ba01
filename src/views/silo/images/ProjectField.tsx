import type { Field } from '@/store/forms/hooks'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectProjectChoices } from '@/store/silo/images/choices'
import { allProjectsQuery } from '@/store/silo/queries'
import { Combobox } from '@/ui/Combobox/Combobox'

interface ProjectFieldProps extends Field<string> {
  placeholder: string
}

const QUERIES = [allProjectsQuery]

/** Chooses one of the silo's projects. */
export function ProjectField(field: ProjectFieldProps) {
  useQueries(QUERIES)
  const items = useAppSelector(selectProjectChoices)
  return <Combobox {...field} label="Project" items={items} isRequired />
}
