/** The address of an analysis board, with what it shows. */
import { pack } from '../ui/packed'

/** An analysis board that begins at a position, with the branches that were kept. */
export async function analysisLink(text: string): Promise<string> {
  return `/analysis#${await pack(text)}`
}
