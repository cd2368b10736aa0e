import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { PersonCard } from '#people/domain';
import { PersonFrame } from '../person/person-frame.tsx';

/** The screen of a tab: its content in the frame of the person in the URL. */
export function personTabScreen(Content: ComponentType<{ person: PersonCard }>) {
  return function PersonTabScreen() {
    const { user_id = '' } = useParams({ strict: false });
    return <PersonFrame user_id={user_id}>{(person) => <Content person={person} />}</PersonFrame>;
  };
}
