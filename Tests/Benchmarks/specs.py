"""Specs of the benchmarks: screens of settings that lead to each other, with 30 rows each and without findings."""

SECTION = """\
    - id: section{0}
      header: Account {0}
      footer: Signing out keeps your data on this device.
      rows:
        - id: profile{0}
          style: subtitle
          text: Ada Lovelace
          detail: Account, storage and more
          image: {{ symbol: person.crop.circle }}
          accessory: disclosureIndicator
          segue: {{ to: Screen{1}, kind: show }}
        - id: network{0}
          style: value1
          text: Network
          detail: $(networkName)
          selectionStyle: none
        - id: effects{0}
          text: Sound Effects
          accessory: {{ switch: $(soundEffects) }}
          selectionStyle: none
        - id: volume{0}
          text: Volume
          accessory: {{ slider: $(volume), min: 0, max: 10 }}
          selectionStyle: none
        - id: signOut{0}
          text: Sign Out
          textColor: systemRed
          visible: $(soundEffects)
          action: signOut{0}
"""

ROWS = 30


def settings(number, count):
    head = f"# A screen of the app's settings.\nscreen: Screen{number}\ntitle: Settings {number}\nstate:\n"
    head += "  networkName: String = Home\n  soundEffects: Bool = true\n  volume: Float = 7.5\n"
    head += "table:\n  style: insetGrouped\n  sections:\n"
    return head + "".join(SECTION.format(index, (number + 1) % count) for index in range(ROWS // 5))


def long_screen(rows, key="selectionStyle: none"):
    """One screen of short rows with different texts, in sections of ten."""
    text = "screen: Screen\ntitle: Settings\ntable:\n  style: grouped\n  sections:\n"
    for row in range(rows):
        if row % 10 == 0:
            text += f"    - id: section{row // 10}\n      rows:\n"
        text += f"        - {{ id: row{row}, text: Row {row}, {key} }}\n"
    return text


def type_chain(count):
    """A screen and types of which each contains the next one."""
    links = "".join(f"  Link{number}: {{ id: String, next: Link{number + 1} }}\n" for number in range(count - 1))
    return f"types:\n{links}  Link{count - 1}: {{ id: String }}\n" + long_screen(10).replace("title", "state: { link: Link0 }\ntitle")


def write(folder, texts):
    """Writes specs to a new folder."""
    folder.mkdir(parents=True)
    (folder / "tablespec.yaml").write_text("")
    for number, text in enumerate(texts):
        (folder / f"Screen{number}.yaml").write_text(text)
    return folder


def write_settings(folder, count):
    return write(folder, (settings(number, count) for number in range(count)))
