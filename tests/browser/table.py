"""What can be measured of a table in a window: does everything fit, can it be seen and touched?"""

from typing import Any

from playwright.sync_api import Page

Json = dict[str, Any]

SIZES = [(844, 390), (568, 320), (320, 568), (390, 664), (390, 844), (820, 1180), (1366, 657),
         (1440, 900), (2560, 1440)]  # fmt: skip

MEASURE = """() => {
    const seen = (element) => element.getBoundingClientRect().width > 0
    const inside = (box) => box.left >= -1 && box.right <= innerWidth + 1
        && box.top >= -1 && box.bottom <= innerHeight + 1
    const named = (selector) => [...document.querySelectorAll(selector)].filter(seen)
    const wanted = ['.dock.far', '.dock.near', '.line', '.ledge', '.hand li', '.pile .stack',
        '.actions li, .fold', '.confirm .main', '.setup button']
    const outside = wanted.flatMap((selector) => named(selector)
        .filter((element) => !inside(element.getBoundingClientRect()))
        .map((element) => `${selector}: ${JSON.stringify(element.getBoundingClientRect())}`))

    // What a finger hits in a square of 44 pixels around the middle of a target. The browser rounds
    // to whole pixels: at 21.5 it would look beyond the edge.
    const REACH = 21
    const hit = (element) => {
        const box = element.getBoundingClientRect()
        const x = box.left + box.width / 2, y = box.top + box.height / 2
        return [[-REACH, 0], [REACH, 0], [0, -REACH], [0, REACH]].every(([dx, dy]) => {
            const found = document.elementFromPoint(x + dx, y + dy)
            return found && (element.contains(found) || found.contains(element))
        })
    }
    const small = named('.hand button, button.marker, .confirm button, .icon-button, .chart')
        .filter((element) => !hit(element))
        .map((element) => element.outerHTML.slice(0, 160))
    const places = named('button.place').map((element) => element.getBoundingClientRect())
    const flat = places.filter((box) => box.height < 44).length

    // A pip is covered when something else is in front of it; a lower layer may be.
    const covered = named('.line .cell').filter((cell) => {
        const layer = cell.closest('.layer')
        if (layer.nextElementSibling?.classList.contains('layer')) return false
        return [...cell.querySelectorAll('circle.white, circle.black')].some((pip) => {
            const box = pip.getBoundingClientRect()
            const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
            return found && !cell.contains(found) && !found.contains(cell)
                && !found.closest('.popover')
        })
    }).length

    const widths = named('.line .cell').map((cell) => cell.getBoundingClientRect().width)
    const table = document.querySelector('.table')
    const near = document.querySelector('.dock.near').getBoundingClientRect()
    // A track has long words and short ones: those that do not fit are on a line that is hidden.
    const isWhole = (track) => [...track.querySelectorAll('.long, .short > span')].some((words) => {
        const box = words.getBoundingClientRect(), room = track.getBoundingClientRect()
        return getComputedStyle(words).clipPath === 'none' && box.width > 0
            && box.right <= room.right + 1 && box.bottom <= room.bottom + 2
    })
    // Words that are cut. Only a name, which can be of any length, may end in three dots.
    const cut = named('.dock *, .line *').filter((element) => element.children.length === 0
        && element.textContent.trim() && !element.closest('.unseen-text, svg, .sentence, .called')
        && getComputedStyle(element).clipPath === 'none'
        && getComputedStyle(element).overflowX !== 'visible'
        && element.scrollWidth > element.clientWidth + 1)
        .concat(named('.marker').filter((marker) => marker.scrollWidth > marker.clientWidth))
        .concat(named('.track').filter((track) => !isWhole(track)))
        .concat(named('.confirm .main').filter((button) => button.scrollWidth > button.clientWidth))
        .concat(named('.say .words').filter((words) => words.scrollWidth > words.clientWidth + 1
            || words.offsetHeight > words.closest('.say').clientHeight + 1))
        .concat(named('.sentence').filter((words) => words.scrollHeight > words.clientHeight + 1
            && !words.classList.contains('unseen-text')))
        .map((element) => element.outerHTML.slice(0, 160))
    return {
        outside, small, flat, covered, cut,
        smallest: widths.length ? Math.min(...widths) : null,
        scrolls: table.scrollHeight > table.clientHeight + 1
            || document.documentElement.scrollHeight > innerHeight + 1
            || document.documentElement.scrollWidth > innerWidth + 1,
        below: innerHeight - near.bottom,
    }
}"""


def measure(page: Page) -> Json:
    return dict(page.evaluate(MEASURE))


def faults(page: Page, is_novice: bool) -> list[str]:
    """What is wrong with a table, in words; nothing where all is well."""
    found = measure(page)
    size: Any = page.viewport_size
    least = 24 if is_novice and size["width"] < 600 else 28
    wrong = [f"outside: {one}" for one in found["outside"]]
    wrong += [f"too small for a finger: {one}" for one in found["small"]]
    wrong += [f"cut: {one}" for one in found["cut"]]
    if found["flat"]:
        wrong.append(f"{found['flat']} places are too low")
    if found["covered"]:
        wrong.append(f"{found['covered']} tiles have covered pips")
    if found["smallest"] is not None and found["smallest"] < least - 0.5:
        wrong.append(f"a tile of {found['smallest']} pixels")
    if found["scrolls"]:
        wrong.append("something has to be scrolled to")
    if found["below"] > size["height"] / 4:
        wrong.append(f"{found['below']} pixels are empty below the table")
    return wrong
