import { randomFillSync } from 'node:crypto';
import { newEmailProblem } from '#auth/domain';
import type { ResetLink } from '#auth/server';
import { zoneName } from '#organisation/contract';
import { isReservedOrganisation } from '#organisation/domain';
import { findAllOrganisations } from '#organisation/server';
import type { OrganisationOnServer } from '#organisation/server';
import { asOwner } from '#packages/database';
import { createId, isId, oneLine } from '#packages/kit';
import { cleanNames, nameProblems } from '#people/domain';
import { organisationNameProblem } from '#registration/domain';
import { createOwner } from '#registration/server';
import type { OperatorOwner } from '#registration/server';
import { readConfig } from '../config.ts';
import { foundingParts } from '../features.ts';
import { nothingChanged, onlyArgument, withDatabase } from './command.ts';
import type { Command, Given } from './command.ts';

export const createOwnerCommand: Command = {
  name: 'create-owner',
  args: '<email> [--organisation <id or name>] [--name <first last>] [--zone <zone>]',
  about: 'Add an owner to an organisation, or with a new organisation; prints a link to sign in.',
  options: {
    organisation: {
      value: '<id or name>',
      about: 'An organisation by id or exact name, or the name of a new one.',
    },
    name: { value: '<first last>', about: 'Name of the owner; by default from the email.' },
    zone: { value: '<zone>', about: 'Time zone of a new organisation, as Australia/Perth.' },
  },
  async run({ args, options, env }) {
    const { person, zone } = ownerOf(args, options);
    const { publicUrl } = readConfig(env);
    const now = () => Date.now();
    const newId = () => createId(now(), (bytes) => void randomFillSync(bytes));
    return withDatabase(env, async (database, connectionString) => {
      const all = await asOwner(connectionString, findAllOrganisations);
      const organisation = organisationOf(all, textOf(options['organisation']), zone);
      const services = { database, now, newId, publicUrl };
      const created = await createOwner(services, { ...person, organisation }, foundingParts);
      if (created === null) {
        throw nothingChanged(`${person.email} belongs to an account already`);
      }
      const { org_id, user_id, link } = created;
      const name = 'name' in organisation ? organisation.name : nameOf(all, org_id);
      const which = 'name' in organisation ? `the new organisation ${name}` : name;
      return {
        text: `${person.email} is an owner of ${which} (${org_id}).\n${linkText(link)}`,
        data: { email: person.email, user_id, org_id, organisation: name, ...link },
      };
    });
  },
};

/** What a link does. */
export function linkText({ url, expires_time }: ResetLink): string {
  return `Hand over this link, which sets the password. It works once, until ${expires_time}:\n${url}`;
}

function ownerOf(
  args: readonly string[],
  options: Given['options'],
): { person: Omit<OperatorOwner, 'organisation'>; zone: string | null } {
  const email = onlyArgument(args, 'email').trim().toLowerCase();
  const problem = newEmailProblem(email);
  if (problem !== null) throw nothingChanged(problem);
  const words = oneLine(textOf(options['name']) ?? email.slice(0, email.lastIndexOf('@')));
  const last = words.lastIndexOf(' ');
  const names = cleanNames({
    name_first: last === -1 ? words : words.slice(0, last),
    name_last: last === -1 ? '' : words.slice(last + 1),
  });
  const [wrong] = Object.values(nameProblems(names));
  if (wrong !== undefined) throw nothingChanged(`--name: ${wrong}`);
  const given = textOf(options['zone']);
  const zone = given === undefined ? null : zoneName(given.trim());
  if (given !== undefined && zone === null) {
    throw nothingChanged(`${given} is no time zone; Australia/Perth is one`);
  }
  return { person: { email, ...names }, zone };
}

/** An existing organisation by its id or exact name; otherwise a new one with that name. */
function organisationOf(
  all: readonly OrganisationOnServer[],
  given: string | undefined,
  zone: string | null,
): OperatorOwner['organisation'] {
  const open = all.filter(({ active, org_id }) => active && !isReservedOrganisation(org_id));
  const found = given === undefined ? open : matching(all, open, given);
  const [first, ...others] = found;
  if (first !== undefined && others.length === 0) {
    if (zone === null) return { org_id: first.org_id };
    throw nothingChanged(`${first.name} exists, so --zone cannot be set`);
  }
  if (given === undefined) {
    throw nothingChanged(
      `There are ${String(open.length)} organisations; choose or name one with --organisation`,
    );
  }
  if (others.length > 0) {
    const ids = found.map(({ org_id }) => org_id).join(', ');
    throw nothingChanged(`${String(found.length)} organisations have this name; use an id: ${ids}`);
  }
  const problem = organisationNameProblem(given);
  if (problem !== null) throw nothingChanged(problem);
  return { name: oneLine(given), zone };
}

function matching(
  all: readonly OrganisationOnServer[],
  open: readonly OrganisationOnServer[],
  given: string,
): readonly OrganisationOnServer[] {
  const wanted = given.trim();
  if (!isId(wanted)) return open.filter(({ name }) => name === wanted);
  const found = open.filter(({ org_id }) => org_id === wanted.toLowerCase());
  if (found.length > 0) return found;
  const isKnown = all.some(({ org_id }) => org_id === wanted.toLowerCase());
  throw nothingChanged(
    isKnown ? `${wanted} is closed, or has no owners` : `There is no organisation ${wanted}`,
  );
}

function nameOf(all: readonly OrganisationOnServer[], org_id: string): string {
  return all.find((each) => each.org_id === org_id)?.name ?? org_id;
}

function textOf(option: string | boolean | undefined): string | undefined {
  return typeof option === 'string' ? option : undefined;
}
