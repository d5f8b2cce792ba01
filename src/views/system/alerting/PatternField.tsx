import type { Field } from '@/store/forms/hooks'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { globQueries, selectClassChoices, selectMatches } from '@/store/system/alerting/classes'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Matches } from './ClassBadge'

interface PatternFieldProps extends Field<string> {
  isRequired?: true
  onEnter?: () => void
}

/** A pattern of alert classes, with what it matches at present. */
export function PatternField(props: PatternFieldProps) {
  const pattern = props.value.trim()
  const queries = globQueries(pattern)
  useQueries(queries)
  const matches = useAppSelector(state => selectMatches(state, pattern))
  return (
    <>
      <Combobox
        {...props}
        label="Pattern"
        help="Select a class, or enter a pattern: * stands for one segment, ** for any number."
        items={useAppSelector(selectClassChoices)}
        allowsArbitraryValues
        isOptionalHidden
      />
      {queries.length > 0 && <Matches pattern={pattern} names={matches} />}
    </>
  )
}
