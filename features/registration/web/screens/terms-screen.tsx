import { Button, Group } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dateText } from '#packages/kit';
import { Page, useTitle } from '#packages/ui';
import { termsDate, termsVersion } from '#registration/contract';
import type { Origin } from '../terms-origin.ts';
import classes from './terms-screen.module.css';

interface Props {
  brand: ReactNode;
  /** Where the visitor came from. */
  origin: Origin;
}

/** The terms of use, to read and print. */
export function TermsScreen({ brand, origin }: Props) {
  useTitle('Terms of use');
  return (
    <Page ready layout="plain">
      <div className={classes['page']}>
        <Group component="header" justify="space-between" gap={12}>
          {brand}
          <Link to={origin.to} className="ws-not-printed">
            {origin.label}
          </Link>
        </Group>
        <div className={classes['head']}>
          <div>
            <h1>Terms of use</h1>
            <p>
              Version {termsVersion}, {dateText(Date.parse(termsDate), 'UTC')}
            </p>
          </div>
          <Button
            variant="default"
            className="ws-not-printed"
            leftSection={<IconPrinter size={16} stroke={1.9} />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </div>
        <ol className={classes['sections']}>
          {termsSections.map(({ title, paragraphs }, index) => (
            <li key={title}>
              <h2>
                {index + 1}. {title}
              </h2>
              {paragraphs.map((text, at) => (
                <p key={text}>
                  <span>
                    {index + 1}.{at + 1}
                  </span>
                  {text}
                </p>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </Page>
  );
}

/** A numbered part of the terms of use. */
interface TermsSection {
  title: string;
  paragraphs: readonly string[];
}

/** The text of the terms of use, in order. */
const termsSections: readonly TermsSection[] = [
  {
    title: 'What these terms are about',
    paragraphs: [
      'These terms apply between your organisation and the party that operates this Watershade server (the operator). You accept them for your organisation when you register it, and you confirm that you are authorised to do so.',
      'Watershade helps organisations monitor their workers’ hydration and exposure to heat.',
    ],
  },
  {
    title: 'Not a medical product',
    paragraphs: [
      'What Watershade shows supports decisions about work. It is not a diagnosis and does not replace medical advice, first aid or the emergency services.',
      'Your organisation remains responsible for the safety of its workers, even if Watershade shows no warning, shows one late, or cannot be reached.',
    ],
  },
  {
    title: 'Accounts',
    paragraphs: [
      'Each account belongs to one person. Keep passwords and codes to yourself, and tell the operator or an admin of your organisation immediately if somebody else might know them.',
      'Admins of your organisation decide who can see and change what. Anything done with an account is considered done by its holder.',
    ],
  },
  {
    title: 'Data about people',
    paragraphs: [
      'Measurements are personal health data. Your organisation decides why they are taken, needs a lawful basis for taking them, and informs its workers. The operator keeps them on behalf of your organisation and uses them for nothing else.',
      'Every person may see their own measurements. A copy of what a person may see is kept in their browser, so that the product works without a connection; signing out removes it.',
    ],
  },
  {
    title: 'What is not allowed',
    paragraphs: [
      'You may not try to see data of other organisations, bypass limits or permissions, disrupt the service, enter data about people without their knowledge, or use measurements to disadvantage anybody without a lawful basis.',
    ],
  },
  {
    title: 'Your data when you leave',
    paragraphs: [
      'Your data stays yours. Owners may export all of it at any time, and close the organisation in the settings. Until the date shown there, all data can be viewed and an owner can cancel the closing. After that, all accounts are deactivated and nobody can sign in.',
    ],
  },
  {
    title: 'Availability and liability',
    paragraphs: [
      'The operator takes reasonable care that the service runs and that data is backed up, but does not guarantee that it is free of faults or always available.',
      'Nothing in these terms limits liability that cannot be limited by law.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'When these terms change, they get a new version and date. We record which version your organisation accepted, and when.',
    ],
  },
];
