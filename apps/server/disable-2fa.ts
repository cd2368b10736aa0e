import { startSentence } from './start-sentence.ts';
import { disableTwoFactor } from './two-factor-command.ts';

try {
  console.log(await disableTwoFactor(process.env, process.argv.slice(2)));
} catch (error) {
  console.error(startSentence(error));
  process.exitCode = 1;
}
