import { endpoint } from '#packages/http/contract';
import { attentionAnswer, attentionFields } from './attention.ts';

export const recordAttention = endpoint({
  name: 'attention.record',
  method: 'POST',
  path: '/v3/attention',
  summary:
    'Takes a case that needs attention, or releases it. If somebody else has the case, nothing is stored and the answer names their entry; a take whose `ends` is that entry takes the case over.',
  right: 'signed_in',
  isIndependent: true,
  bodyLimit: 4096,
  body: attentionFields,
  data: attentionAnswer,
  errors: ['DUPLICATE'],
});
