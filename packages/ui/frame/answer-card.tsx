import type { ReactNode } from 'react';
import { TextSkeleton } from '../feedback/skeletons.tsx';
import { ErrorState } from '../feedback/states.tsx';
import { Card } from './card.tsx';
import { useDelayPageReady } from './page.tsx';

interface Props<Data> {
  title: string;
  footer?: ReactNode;
  /** Of a call; `error` is null unless it failed. */
  answer: { data: Data | undefined; error: unknown; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** A card whose content is one answer of the server: its outline while loading, or a way to retry. */
export function AnswerCard<Data>({ title, footer, answer, children }: Props<Data>) {
  const { data, error, refetch } = answer;
  useDelayPageReady(data === undefined && error === null);
  return (
    <Card title={title} footer={footer}>
      {data !== undefined ? (
        children(data)
      ) : error === null ? (
        <TextSkeleton widths={[60, 40]} />
      ) : (
        <ErrorState onRetry={() => void refetch()} />
      )}
    </Card>
  );
}
