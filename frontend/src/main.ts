import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { watchPlace } from './ui/navigation.svelte'
import { useLanguage, wantedLanguage } from './text/texts.svelte'

watchPlace()
// Load the texts before the first component is drawn.
await useLanguage(wantedLanguage())
mount(App, { target: document.getElementById('app')! })
