import { setLicense } from './license-command.ts';
import { startSentence } from './start-sentence.ts';

try {
  console.log(await setLicense(process.env, process.argv.slice(2)));
} catch (error) {
  console.error(startSentence(error));
  process.exitCode = 1;
}
