import { useHome } from '../home/home.ts'
import { serverSentence } from '../home/sites-server.ts'

/** Says why the server refused something, or that it could not be asked. */
export function useRefusal(): (error: unknown) => void {
  const { say, tell } = useHome()
  return (error) => tell(serverSentence(error) ? say('failed', { why: serverSentence(error) }) : say('unreachable'))
}
