import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { watchPlace } from './ui/navigation.svelte'
import { useLanguage, wantedLanguage } from './text/texts.svelte'

watchPlace()
// The first catalogue comes before the first word is shown.
await useLanguage(wantedLanguage())
mount(App, { target: document.getElementById('app')! })
