import { startSentence } from './start-sentence.ts';
import { addSupportAdmin } from './support-command.ts';

try {
  console.log(await addSupportAdmin(process.env, process.argv.slice(2)));
} catch (error) {
  console.error(startSentence(error));
  process.exitCode = 1;
}
