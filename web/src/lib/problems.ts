import { Refused } from './api';
import { toast } from './live.svelte';
import { say } from './words.svelte';

/** Does something that may be refused; a refusal is told in the words of the server. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | null> {
  try {
    return await what();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    toast(say(error.problem.message), 'warning');
    return null;
  }
}
