/** The address of an analysis board, with what it shows. */
import { pack } from '../ui/packed'
import { writeBranches, type Branches } from './branches'

/** An analysis board that begins at a position, with the branches that were kept. */
export async function analysisLink(branches: Branches): Promise<string> {
  return `/analysis#${await pack(writeBranches(branches))}`
}
