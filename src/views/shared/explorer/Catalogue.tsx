import { useDeferredValue, useId, useMemo, useState } from 'react'
import { formatNumber } from '@/lib/number'
import { metricChosen } from '@/store/explorer/events'
import { groupsOf, matching } from '@/store/explorer/catalogue'
import { selectSchemas, selectSchemasEntry } from '@/store/explorer/scope'
import { metricKind } from '@/lib/oxql/literals'
import type { OxqlSchema } from '@/lib/oxql/tree'
import { metricOf } from '@/lib/series-names'
import { refreshRequested } from '@/store/queries/slice'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Badge } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { Message } from '@/ui/Message/Message'
import { Spinner } from '@/ui/Spinner/Spinner'
import { TextField } from '@/ui/TextField/TextField'
import { useScope } from './scope-context'
import styles from './explorer.module.css'

/** The timeseries that can be asked about, by what they are measured on. */
export function Catalogue() {
  const scope = useScope()
  const [filter, setFilter] = useState('')
  const wanted = useDeferredValue(filter)
  const schemas = useAppSelector(state => selectSchemas(state, scope))
  const groups = useMemo(() => groupsOf(matching(schemas, wanted)), [schemas, wanted])
  return (
    <>
      <TextField
        label="Filter timeseries"
        name="timeseriesFilter"
        isLabelHidden
        isOptionalHidden
        placeholder="Name, unit:bytes or field:sled_id"
        value={filter}
        onChange={setFilter}
      />
      {scope === 'system' && <SchemaState />}
      {schemas.length > 0 && groups.length === 0 && (
        <p role="status" className={styles.note}>
          No timeseries match.
        </p>
      )}
      <div className={styles.groups}>
        {groups.map(({ target, text, schemas: own }) => (
          <section key={target} aria-label={target}>
            <h2 className={styles.target} title={text}>
              <span translate="no">{target}</span>{' '}
              <span className={styles.count}>{formatNumber(own.length)}</span>
            </h2>
            <ul>
              {own.map(schema => (
                <Row key={schema.timeseriesName} schema={schema} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

/** Why the list of the rack is not there. */
function SchemaState() {
  const send = useSend()
  const entry = useAppSelector(selectSchemasEntry)
  if (entry?.data) return null
  if (entry?.status !== 'rejected') return <Spinner />
  const isDown = entry.error?.statusCode === 503
  return (
    <Message
      tone="notice"
      title={
        isDown
          ? 'The rack’s metrics database cannot be reached.'
          : 'The list of timeseries could not be read.'
      }
    >
      <p>{entry.error?.message} Queries can still be written.</p>
      <Button size="sm" onPress={() => send(refreshRequested())}>
        Try again
      </Button>
    </Message>
  )
}

function Row({ schema }: { schema: OxqlSchema }) {
  const send = useSend()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { timeseriesName, units, description, fieldSchema } = schema
  const use = () => send(metricChosen({ timeseries: timeseriesName }))
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <button
          type="button"
          className={styles.rowButton}
          aria-label={`${timeseriesName}, ${metricKind(schema)}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span translate="no" className={styles.metric}>
            {metricOf(timeseriesName)}
          </span>
          <span className={styles.kind}>
            {metricKind(schema)}
            {units !== 'none' && `, ${units.replaceAll('_', ' ')}`}
          </span>
        </button>
        <Button size="sm" aria-label={`Use ${timeseriesName}`} onPress={use}>
          Use
        </Button>
      </div>
      <p className={styles.text}>{description.metric}</p>
      {isOpen && (
        <dl id={id} className={styles.fields}>
          {fieldSchema.map(field => (
            <div key={field.name}>
              <dt>
                <code translate="no">{field.name}</code> <Badge>{field.fieldType}</Badge>
              </dt>
              <dd>{field.description}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
