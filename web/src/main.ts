import './design/tokens.css';
import './design/base.css';
import './design/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { mountShell } from './design/icons';
import { askEarly } from './lib/early';
import { currentRoute } from './lib/router.svelte';
import { applyMotion, applyTheme, preferredLanguage } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';

applyTheme();
applyMotion();
mountShell();
const route = currentRoute();
if (route.screen === 'table' && !location.hash) askEarly(route.table);
await speak(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
