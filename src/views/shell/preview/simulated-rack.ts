/** The rack that a preview simulates. Releases go by their names, such as `v18`. */
export interface SimulatedRack {
  readonly scenario: string
  /** The releases that it can run, oldest first. */
  readonly releases: readonly string[]
  /** The first one that the scenario can start with. */
  readonly firstRelease: string
  release(): string
  /** Changes the release of the running rack. */
  change(release: string): void
  /** Loads the page with a new rack. */
  startAnew(release: string): void
}
