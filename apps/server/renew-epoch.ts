import { renewDatabase } from './renewal.ts';
import { startSentence } from './start-sentence.ts';

try {
  console.log(await renewDatabase(process.env));
} catch (error) {
  console.error(startSentence(error));
  process.exitCode = 1;
}
