/** The lessons in the order of learning; the server has the same list. A test compares them. */
export const LESSONS: readonly string[] = ['first', 'markers', 'start', 'chips', 'endings', 'novice']
