import { ListFilter, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import {
  choicesOf,
  filterText,
  FILTER_LABELS,
  OBJECT_FACTS,
  readFilters,
  type AuditRow,
  type FilterId,
} from '@/store/system/audit-log/filters'
import { Button } from '@/ui/Button/Button'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Grid, Row } from '@/ui/Layout/Layout'
import { useAuditAddress } from './use-audit-log'
import styles from './audit-log.module.css'

/** A filter by request is set by links only: nobody remembers the id of one. */
const CHOSEN = (Object.keys(FILTER_LABELS) as FilterId[]).filter(name => name !== 'request')

/** No filter of the log. */
export const NO_FILTERS = Object.fromEntries(
  [...Object.keys(FILTER_LABELS), ...OBJECT_FACTS, 'pages'].map(name => [name, null]),
)

const NO_FACTS = Object.fromEntries(OBJECT_FACTS.map(name => [name, null]))

interface AuditFiltersProps {
  rows: readonly AuditRow[]
  /** Controls on the line of the button that opens the filters. */
  children: ReactNode
}

/** The filters of the log, each with what the entries have, and those that are set. */
export function AuditFilters({ rows, children }: AuditFiltersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { search, change } = useAuditAddress()
  const filters = readFilters(search)
  const set = (name: FilterId, value: string | null) =>
    change({ ...(name === 'object' && NO_FACTS), [name]: value })
  const given = (Object.keys(FILTER_LABELS) as FilterId[]).filter(name => filters[name] !== '')
  return (
    <>
      <div className={styles.bar}>
        {children}
        <Button aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
          <ListFilter size={16} />
          More filters
        </Button>
      </div>
      {given.length > 0 && (
        <Row gap={2} flexWrap="wrap" marginBottom={3}>
          {given.map(name => {
            const text = filterText(name, filters[name], choicesOf(rows, name))
            const label = `${FILTER_LABELS[name]}: ${text}`
            return (
              <Button
                key={name}
                size="sm"
                className={styles.chip}
                aria-label={`Remove filter ${label}`}
                onPress={() => set(name, null)}
              >
                <span className={styles.chipText}>{label}</span>
                <X size={14} />
              </Button>
            )
          })}
          {given.length > 1 && (
            <Button size="sm" tone="ghost" onPress={() => change(NO_FILTERS)}>
              Clear filters
            </Button>
          )}
        </Row>
      )}
      {isOpen && (
        <Grid
          role="group"
          aria-label="More filters"
          gap={4}
          rowGap={3}
          gridTemplateColumns="repeat(auto-fill, minmax(9.5rem, 1fr))"
          marginBottom={4}
        >
          {CHOSEN.map(name => {
            const choices = choicesOf(rows, name)
            const value = filters[name]
            const isKnown = value === '' || choices.some(choice => choice.value === value)
            const own = { value, label: filterText(name, value, choices) }
            return (
              <Combobox
                key={name}
                name={name}
                label={FILTER_LABELS[name]}
                placeholder="Any"
                isOptionalHidden
                items={isKnown ? choices : [own, ...choices]}
                value={value}
                onChange={chosen => set(name, chosen)}
              />
            )
          })}
        </Grid>
      )}
    </>
  )
}
