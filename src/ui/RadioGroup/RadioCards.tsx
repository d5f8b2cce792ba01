import { Field, type FieldProps } from '@/ui/Field/Field'
import styles from './RadioGroup.module.css'

export interface RadioCard {
  value: string
  /** One line each, the first emphasised. Together, they are the label of the card. */
  facts: readonly string[]
}

export interface RadioCardsProps extends FieldProps {
  cards: readonly RadioCard[]
  value: string
  onChange: (value: string) => void
}

/** One choice from a few, shown as cards. The arrow keys move it. */
export function RadioCards(props: RadioCardsProps) {
  const { cards, value, onChange } = props
  const entry = cards.find(card => card.value === value) ?? cards[0]

  return (
    <Field {...props} kind="group">
      {(field, labelId) => (
        <div
          role="radiogroup"
          className={styles.cards}
          aria-labelledby={labelId}
          aria-describedby={field['aria-describedby']}
          aria-invalid={field['aria-invalid']}
          aria-required={field['aria-required']}
          onBlur={props.onBlur}
        >
          {cards.map(card => (
            <label key={card.value} className={styles.card}>
              <input
                type="radio"
                className={styles.radio}
                name={field.id}
                value={card.value}
                aria-label={card.facts.join(', ')}
                checked={card.value === value}
                disabled={props.isDisabled}
                onChange={() => onChange(card.value)}
                {...(card === entry && {
                  'data-field': props.name,
                  'data-invalid': field['data-invalid'],
                })}
              />
              <span className={styles.facts}>
                {card.facts.map(fact => (
                  <span key={fact}>{fact}</span>
                ))}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
