import { Button, Group } from '@mantine/core';
import { IconBell, IconDroplet, IconTemperatureSun } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAuth } from '#auth/web';
import { Brand, Page } from '#packages/ui';
import classes from './landing-screen.module.css';

const blocks = [
  {
    icon: IconDroplet,
    title: 'Test hydration',
    text: 'One drop of saliva, one number. See at a glance who is dehydrated, compared with their own baseline.',
  },
  {
    icon: IconTemperatureSun,
    title: 'See heat risk by job and place',
    text: 'Heat index and workload together, hour by hour, for every job at every location.',
  },
  {
    icon: IconBell,
    title: 'Alert supervisors in time',
    text: 'Rules monitor tests and weather and alert the right person before anybody is at risk.',
  },
] as const;

/** The landing page with its links. */
export function LandingScreen() {
  const isSignedIn = useAuth() !== null;
  useEffect(() => {
    document.title = 'Watershade';
  }, []);
  return (
    <Page ready layout="plain">
      <div className={classes['page']}>
        <header>
          <Brand name="Watershade" size={26} />
        </header>
        <section className={classes['claim']}>
          <h1>Watershade</h1>
          <p>
            Keep crews safe in the heat: see who is dehydrated, how hot it is and what to do next,
            online or offline.
          </p>
          <Group gap={12} mt={28}>
            {isSignedIn ? (
              <Button component={Link} to="/dashboard" size="lg">
                Go to dashboard
              </Button>
            ) : (
              <>
                <Button component={Link} to="/login" size="lg">
                  Log In
                </Button>
                <Button component={Link} to="/register" size="lg" variant="default">
                  Register
                </Button>
              </>
            )}
          </Group>
        </section>
        <ul className={classes['blocks']}>
          {blocks.map(({ icon: Sign, title, text }) => (
            <li key={title}>
              <Sign size={22} stroke={1.75} color="var(--ws-accent)" aria-hidden />
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <footer className={classes['foot']}>
          <Link to="/terms-of-use" search={{ from: '/' }}>
            Terms of use
          </Link>
        </footer>
      </div>
    </Page>
  );
}
