// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { PermissionScope } from '#people/domain';
import { AccessScope } from './access-fields.tsx';

afterEach(cleanup);

const given: string[] = [];
function Form() {
  const [scope, setScope] = useState<PermissionScope>({ tag_id: 't', tag: 'Night', access: [] });
  given.push(scope.access.toSorted().join());
  return <AccessScope scope={scope} onChange={setScope} onRemove={() => undefined} />;
}

test('[PERM-14] the slider of the account access has five stops, each with its label', () => {
  render(
    <MantineProvider env="test">
      <Form />
    </MantineProvider>,
  );
  const slider = screen.getByRole('slider', { name: 'Account access' });
  expect(['min', 'max', 'step'].map((name) => slider.getAttribute(name))).toEqual(['0', '4', '1']);
  const stops = [0, 1, 2, 3, 4].map((stop) => {
    fireEvent.change(slider, { target: { value: String(stop) } });
    return [slider.getAttribute('aria-valuetext'), given.at(-1)];
  });
  expect(stops).toEqual([
    ['None', ''],
    ['View', 'view_user'],
    ['View and Measure', 'measure_user,view_user'],
    ['View Measure and Edit', 'edit_user,measure_user,view_user'],
    ['View Measure Edit and Delete', 'delete_user,edit_user,measure_user,view_user'],
  ]);
});
