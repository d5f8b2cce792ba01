import styles from './Form.module.css'
import { FormDivider } from './FormDivider'

/** Starts a part of a long form, with its own heading. */
export function FormPart({ title }: { title: string }) {
  return (
    <>
      <FormDivider />
      <h3 className={styles.part}>{title}</h3>
    </>
  )
}
