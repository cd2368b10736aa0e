import type { Icon } from '@tabler/icons-react';
import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/**
 * Everything that one feature adds to the page. The app derives its router, addresses, menus and who may open
 * what from the list of these.
 *
 * `Services` names what the routes need of the app, such as the store of the sign-in. `Preview` names the
 * previews that an organisation switches on.
 */
export interface WebFeature<Viewer, Services = unknown, Preview extends string = never> {
  /** The feature's folder. */
  readonly name: string;
  /** Every address of the feature, by who may open it at all. */
  readonly addresses: Readonly<Partial<Record<Guard, readonly AddressRow[]>>>;
  /** The routes of these addresses, by the frame around their screens. */
  readonly routes?: Readonly<
    Partial<Record<'plain' | 'framed' | 'settings', RouteMaker<Services>>>
  >;
  /** Entries of the main menu. */
  readonly menu?: readonly PlacedEntry<Viewer, Preview>[];
  /** Entries of the settings' menu, under the heading of a group. */
  readonly settings?: readonly PlacedEntry<Viewer, Preview>[];
  /** Actions of the command menu. */
  readonly commands?: readonly Command<Viewer, Preview>[];
  /** Who may open addresses that are in no menu. */
  readonly access?: readonly MenuEntry<Viewer, Preview>[];
}

/** 'guarded': for people who are signed in; 'token': for people with a link that contains a token. */
export type Guard = 'public' | 'guarded' | 'token';

/**
 * A path as the specifications write it, with `{place}`s, its name as title and in the command menu,
 * and other words that the command menu finds it by.
 */
export type AddressRow = readonly [path: string, name: string, synonyms?: string];

/** What an action of the command menu shows over the page until it is closed. */
export type CommandDialog = ComponentType<{ readonly onClose: () => void }>;

/** An action of the command menu: a dialog, or an address. */
export interface Command<Viewer, Preview extends string = never> {
  readonly label: string;
  /** Other words that it is found by. */
  readonly synonyms: string;
  readonly icon: Icon;
  /** Who may do it; everybody by default. */
  readonly mayUse?: (viewer: Viewer) => boolean;
  /** The preview that it is part of. */
  readonly preview?: Preview;
  readonly action:
    | { readonly load: () => Promise<CommandDialog> }
    | { readonly to: string; readonly search?: object };
}

/** Makes routes under a parent. */
export type RouteMaker<Services> = (parent: AnyRoute, services: Services) => readonly AnyRoute[];

/** One entry of a menu. */
export interface MenuEntry<Viewer, Preview extends string = never> {
  readonly label: string;
  readonly to: string;
  /** The label where there is little room. */
  readonly short?: string;
  readonly icon?: Icon;
  /** Who may open it; everybody by default. */
  readonly mayOpen?: (viewer: Viewer) => boolean;
  /** The number of open things behind it, shown beside the label; empty for none. */
  readonly Count?: ComponentType;
  /** The preview that it is part of. */
  readonly preview?: Preview;
  /** Its place in the bottom bar of a phone; the first four that a person may open are there. */
  readonly phone?: PhonePlace;
  readonly children?: readonly MenuEntry<Viewer, Preview>[];
}

/** How an entry is shown in the bottom bar of a phone. */
export interface PhonePlace {
  /** Entries are in ascending order. */
  readonly order: number;
  /** By default those of the entry. */
  readonly label?: string;
  readonly icon?: Icon;
}

/** An entry with its place in a menu. */
export interface PlacedEntry<Viewer, Preview extends string = never> extends Omit<
  MenuEntry<Viewer, Preview>,
  'children'
> {
  /** Entries are in ascending order. */
  readonly order: number;
  /** The address of the main menu's entry, or the group of the settings, that it belongs to. */
  readonly under?: string;
}

/** Declares a feature of the page. */
export function webFeature<Viewer, Services = unknown, Preview extends string = never>(
  feature: WebFeature<Viewer, Services, Preview>,
): WebFeature<Viewer, Services, Preview> {
  return feature;
}
