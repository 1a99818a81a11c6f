import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import './ui/fonts.css'
import { watchInstall } from './ui/install.svelte'
import { watchPlace } from './ui/navigation.svelte'
import { useLanguage, wantedLanguage } from './text/texts.svelte'

watchPlace()
watchInstall()
// Load the texts before the first component is drawn.
await useLanguage(wantedLanguage())
mount(App, { target: document.getElementById('app')! })
