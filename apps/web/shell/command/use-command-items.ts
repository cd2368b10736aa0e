import { useMantineColorScheme } from '@mantine/core';
import {
  IconArrowRight,
  IconBriefcase,
  IconKeyboard,
  IconLogout,
  IconMapPin,
  IconMoon,
  IconSun,
  IconTag,
  IconUser,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import { useSignOut } from '#auth/web';
import type { CommandDialog } from '#packages/feature/web';
import { useCopy } from '#packages/sync/web';
import { peopleNames } from '#people/offline';
import type { TagType } from '#tags/contract';
import { tagsAll } from '#tags/offline';
import { tagPaths } from '#tags/web';
import { addresses } from '../../addresses.ts';
import type { Address } from '../../addresses.ts';
import { commands } from '../../commands.ts';
import type { AppCommand } from '../../commands.ts';
import { entryAccess } from '../../entry-access.ts';
import { menu } from '../../menu.ts';
import { useShell } from '../shell-context.ts';
import type { Shell } from '../shell-context.ts';
import { openDialog, openKeys } from './command-bus.ts';
import type { CommandItem } from './command-items.ts';

const tagKinds: Readonly<Record<TagType, { hint: string; icon: Icon }>> = {
  default: { hint: 'Tag', icon: IconTag },
  job: { hint: 'Job', icon: IconBriefcase },
  location: { hint: 'Location', icon: IconMapPin },
};

/** Everything that the viewer may open or do, as entries of the command menu. */
export function useCommandItems(): CommandItem[] {
  const shell = useShell();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme();
  const { data: people } = useCopy(peopleNames, {});
  const { data: tags } = useCopy(tagsAll, {});

  return useMemo(() => {
    const goTo = (to: string, search: object = {}) => void navigate({ to, search } as object);
    const other = scheme === 'dark' ? 'light' : 'dark';
    const mayOpen = (path: string) => shell?.accessTo(path).is !== 'not_permitted';
    return [
      ...commands
        .filter((command) => shell !== null && mayUse(command, shell))
        .map((command): CommandItem => commandItem(command, goTo)),
      {
        ...{ key: 'action theme', group: 'Actions', label: `Switch to ${other} theme` },
        ...{
          synonyms: 'appearance colour scheme mode',
          icon: other === 'dark' ? IconMoon : IconSun,
        },
        run: () => setColorScheme(other),
      },
      {
        ...{ key: 'action keys', group: 'Actions', label: 'Keyboard shortcuts' },
        ...{ synonyms: 'keys help', icon: IconKeyboard, run: openKeys },
      },
      ...screens
        .filter(({ path }) => mayOpen(path))
        .map(({ path, name, synonyms }): CommandItem => ({
          ...{ key: `screen ${path}`, group: 'Screens', label: name, synonyms },
          ...{ icon: IconArrowRight, run: () => goTo(path) },
        })),
      ...(people ?? []).map(({ user_id, name, email }): CommandItem => ({
        ...{ key: `person ${user_id}`, group: 'People', label: name, icon: IconUser },
        ...(email !== null && { hint: email }),
        run: () => goTo(`/people/${user_id}`),
      })),
      ...(tags ?? [])
        .filter(({ active, is_hidden, type }) => active && !is_hidden && mayOpen(tagPaths[type]))
        .map(({ tag_id, name, type }): CommandItem => ({
          ...{ key: `tag ${tag_id}`, group: 'Labels', label: name, ...tagKinds[type] },
          run: () => goTo(`${tagPaths[type]}/${tag_id}`),
        })),
      ...(shell === null
        ? []
        : [
            {
              ...{ key: 'sign out', group: 'Account' as const, label: 'Sign out' },
              ...{ synonyms: 'log out', icon: IconLogout, isCareful: true, run: signOut },
            },
          ]),
    ];
  }, [shell, people, tags, scheme, navigate, setColorScheme, signOut]);
}

function mayUse({ mayUse: may, preview }: AppCommand, { viewer, metadata }: Shell): boolean {
  const entry = { label: '', to: '', ...(may && { mayOpen: may }), ...(preview && { preview }) };
  return entryAccess(entry, viewer, metadata).is === 'open';
}

function commandItem(
  { label, synonyms, icon, action }: AppCommand,
  goTo: (to: string, search?: object) => void,
): CommandItem {
  const item = { key: `action ${label}`, group: 'Actions' as const, label, synonyms, icon };
  if ('to' in action) return { ...item, run: () => goTo(action.to, action.search) };
  const load: () => Promise<CommandDialog> = action.load;
  return { ...item, run: () => openDialog(load) };
}

const screens = inMenuOrder(
  addresses.filter(({ guard, path }) => guard === 'guarded' && !path.includes('{')),
);

/** Screens of the main menu first, in order; without an input the first ones are offered. */
function inMenuOrder(all: readonly Address[]): Address[] {
  const places = menu.map(({ to }) => to);
  const placeOf = ({ path }: Address) =>
    places.includes(path) ? places.indexOf(path) : places.length;
  // /start leads to another screen, which is listed itself.
  return all.filter(({ path }) => path !== '/start').toSorted((a, b) => placeOf(a) - placeOf(b));
}
