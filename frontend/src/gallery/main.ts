/** A page for development: the board and every part in all states. Not part of the package. */
import { mount } from 'svelte'
import '../app.css'
import '../ui/fonts.css'
import '../ui/fonts.css'
import { useLanguage, wantedLanguage } from '../text/texts.svelte'
import Gallery from './Gallery.svelte'

await useLanguage(wantedLanguage(), ['web', 'review', 'reasons'])
mount(Gallery, { target: document.getElementById('app')! })
