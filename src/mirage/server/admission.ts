/** Who may walk in without credentials: nobody, or the demo's users, one of them by default. */
export interface Admission {
  requireAuth: boolean
  defaultUserId: string
}
