import styles from './Form.module.css'
import { FormDivider } from './FormDivider'

/** Begins a part of a long form, with a heading of its own. */
export function FormPart({ title }: { title: string }) {
  return (
    <>
      <FormDivider />
      <h3 className={styles.part}>{title}</h3>
    </>
  )
}
