/** The releases whose repositories have been uploaded, oldest first. */
const RELEASES: readonly string[] = ['11.0.0', '12.0.0', '12.1.0', '13.0.0-rc.1', '13.0.0']

export const isKnownRelease = (version: string): boolean => RELEASES.includes(version)
