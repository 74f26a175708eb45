extension SymbolCatalog {
    /// People, hands and eyes.
    static let people = """
        ear line M6.6 10A5.6 5.6 0 1 1 17.4 11.6C16.4 13.8 14.4 14.6 14 17.2C13.6 19.8 12 21 10.2 20.8
        ear line C8.6 20.6 7.6 19.4 7.6 17.8M9.4 10.2A2.8 2.8 0 0 1 14.8 10.6C14.4 12.2 12.6 12.4 12 14
        ear.and.waveform line M3.97 10.36A4.59 4.59 0 1 1 12.83 11.67C12.01 13.48 10.37 14.13 10.04 16.26
        ear.and.waveform line C9.71 18.4 8.4 19.38 6.92 19.22C5.61 19.05 4.79 18.07 4.79 16.76M6.27 10.52
        ear.and.waveform line A2.3 2.3 0 0 1 10.7 10.85C10.37 12.16 8.89 12.33 8.4 13.64M16 9.6V14.4M18.6 7V17M21.2 9.6
        ear.and.waveform line V14.4
        eye body M1.8 12C3.8 8 7.6 5.6 12 5.6C16.4 5.6 20.2 8 22.2 12C20.2 16 16.4 18.4 12 18.4
        eye body C7.6 18.4 3.8 16 1.8 12Z
        eye cut M8.6 12A3.4 3.4 0 1 1 15.4 12A3.4 3.4 0 1 1 8.6 12Z
        eyeglasses line M2.7 14A3.7 3.7 0 1 1 10.1 14A3.7 3.7 0 1 1 2.7 14ZM13.9 14A3.7 3.7 0 1 1 21.3 14
        eyeglasses line A3.7 3.7 0 1 1 13.9 14ZM10.1 13.4C11.2 12.4 12.8 12.4 13.9 13.4M2.8 13L4.8 6.8
        eyeglasses line C5.2 5.8 6 5.6 7 6M21.2 13L19.2 6.8C18.8 5.8 18 5.6 17 6
        eyes body M2.4 12A3.9 6.4 0 1 1 10.2 12A3.9 6.4 0 1 1 2.4 12ZM13.8 12A3.9 6.4 0 1 1 21.6 12
        eyes body A3.9 6.4 0 1 1 13.8 12Z
        eyes hole M5.4 12.8A2 2 0 1 1 9.4 12.8A2 2 0 1 1 5.4 12.8ZM16.8 12.8A2 2 0 1 1 20.8 12.8A2 2 0 1 1 16.8 12.8Z
        face.smiling body M2.8 12A9.2 9.2 0 1 1 21.2 12A9.2 9.2 0 1 1 2.8 12Z
        face.smiling cut M7.8 14.2C9.6 17.2 14.4 17.2 16.2 14.2
        face.smiling hole M7.65 9.8A1.25 1.25 0 1 1 10.15 9.8A1.25 1.25 0 1 1 7.65 9.8ZM13.85 9.8
        face.smiling hole A1.25 1.25 0 1 1 16.35 9.8A1.25 1.25 0 1 1 13.85 9.8Z
        figure.2 dot M5.5 4A1.9 1.9 0 1 1 9.3 4A1.9 1.9 0 1 1 5.5 4ZM4 8.6A1.4 1.4 0 0 1 5.4 7.2H9.4
        figure.2 dot A1.4 1.4 0 0 1 10.8 8.6V13.6A.8 .8 0 0 1 9.2 13.6V20.8A.8 .8 0 0 1 7.6 20.8V15H7.2V20.8
        figure.2 dot A.8 .8 0 0 1 5.6 20.8V13.6A.8 .8 0 0 1 4 13.6ZM14.7 4A1.9 1.9 0 1 1 18.5 4A1.9 1.9 0 1 1 14.7 4Z
        figure.2 dot M13.2 8.6A1.4 1.4 0 0 1 14.6 7.2H18.6A1.4 1.4 0 0 1 20 8.6V13.6A.8 .8 0 0 1 18.4 13.6V20.8
        figure.2 dot A.8 .8 0 0 1 16.8 20.8V15H16.4V20.8A.8 .8 0 0 1 14.8 20.8V13.6A.8 .8 0 0 1 13.2 13.6Z
        figure.hiking line M12 8.2L11 13.4L14 16.2L14.8 21M11 13.4L9.8 17L7 21M12.2 8.6L14.2 11L17.6 11.6M18 9.6V21
        figure.hiking dot M10.6 4A2 2 0 1 1 14.6 4A2 2 0 1 1 10.6 4ZM6.8 8.4L9.4 7.6L8.4 13L6 13.2A1 1 0 0 1 5 12.2
        figure.hiking dot L5.8 9.2A1 1 0 0 1 6.8 8.4Z
        figure.run line M13.4 8.2L10.6 13.4L14 16L12.6 20.8M10.6 13.4L8.8 17H4.4M13.4 8.2L9.6 7.8L7.2 10.8M13.6 8.8
        figure.run line L15.6 11.4H18.8
        figure.run dot M13.4 4A2 2 0 1 1 17.4 4A2 2 0 1 1 13.4 4Z
        figure.stand dot M10.1 4A1.9 1.9 0 1 1 13.9 4A1.9 1.9 0 1 1 10.1 4ZM8.6 8.6A1.4 1.4 0 0 1 10 7.2H14
        figure.stand dot A1.4 1.4 0 0 1 15.4 8.6V13.6A.8 .8 0 0 1 13.8 13.6V20.8A.8 .8 0 0 1 12.2 20.8V15H11.8V20.8
        figure.stand dot A.8 .8 0 0 1 10.2 20.8V13.6A.8 .8 0 0 1 8.6 13.6Z
        figure.walk line M12.4 7.6L11.4 13.2L14.6 16.2L15.8 21M11.4 13.2L10.2 17L7.4 21M12.4 7.6L8.8 9.6
        figure.walk line L7.6 12.8M12.6 8.4L14.4 11L17 12.2
        figure.walk dot M11.2 4A2 2 0 1 1 15.2 4A2 2 0 1 1 11.2 4Z
        figure.wave line M12 8.4V14.6M12 14.6L9.4 21M12 14.6L14.6 21M7.4 13L8.4 9.6L12 8.4L16.4 8L18.6 4
        figure.wave dot M9.6 4.4A2 2 0 1 1 13.6 4.4A2 2 0 1 1 9.6 4.4Z
        hand.draw body M12.23 16L12.23 10.59A1.31 1.31 0 0 1 14.86 10.59L14.86 14.2L18.63 15.18
        hand.draw body A1.64 1.64 0 0 1 19.86 16.99L19.28 20.1A1.97 1.97 0 0 1 17.32 21.74L14.36 21.74
        hand.draw body A2.46 2.46 0 0 1 12.4 20.76L9.61 17.15A1.15 1.15 0 0 1 11.41 15.68Z
        hand.draw line M2.4 8.6C3.2 5.4 5.4 2.8 6.6 3.6C7.8 4.4 4.4 8 5.8 8.8C6.8 9.4 8 6.2 9.6 6.6
        hand.point.left body M2.6 9.4A1.5 1.5 0 0 1 4.1 7.9H11.6L12.8 5.8A1.5 1.5 0 0 1 15.4 7.2L14.8 8.4H17.6
        hand.point.left body C20.2 8.4 21.6 10.2 21.6 12.6C21.6 16 19.6 18.4 16.4 18.4H12.4A1.5 1.5 0 0 1 11.4 15.6
        hand.point.left body A1.5 1.5 0 0 1 10.8 12.8A1.5 1.5 0 0 1 10.6 10.9H4.1A1.5 1.5 0 0 1 2.6 9.4Z
        hand.point.left cut M10.6 10.9H13.4M11 13.2H13.6M11.6 15.8H13.4
        hand.point.up.left body M7.38 4.25A1.44 1.44 0 0 1 9.42 4.25L14.51 9.35L16.75 8.73A1.44 1.44 0 0 1 17.57 11.45
        hand.point.up.left body L16.34 11.86L18.25 13.76C20.01 15.52 19.74 17.69 18.11 19.32
        hand.point.up.left body C15.8 21.63 12.81 21.9 10.64 19.73L7.93 17.02A1.44 1.44 0 0 1 9.15 14.44
        hand.point.up.left body A1.44 1.44 0 0 1 10.64 12.13A1.44 1.44 0 0 1 11.8 10.7L7.38 6.29
        hand.point.up.left body A1.44 1.44 0 0 1 7.38 4.25Z
        hand.point.up.left cut M11.8 10.7L13.7 12.6M10.51 12.54L12.27 14.3M9.15 14.71L10.37 15.93
        hand.raised body M7.4 13V6.6A1.4 1.4 0 0 1 10.2 6.6V4.8A1.4 1.4 0 0 1 13 4.8V6A1.4 1.4 0 0 1 15.8 6V8.2
        hand.raised body A1.3 1.3 0 0 1 18.4 8.2V14.6C18.4 18.6 16 21.2 12.2 21.2C9.2 21.2 7.8 19.8 6.4 17.2
        hand.raised body L3.8 12.6C3.2 11.4 4.8 10.4 5.8 11.4Z
        hand.raised cut M10.2 6.6V11.4M13 5V11.4M15.8 6.6V11.8
        hand.tap body M9.6 14.2V7.6A1.6 1.6 0 0 1 12.8 7.6V12L17.4 13.2A2 2 0 0 1 18.9 15.4L18.2 19.2
        hand.tap body A2.4 2.4 0 0 1 15.8 21.2H12.2A3 3 0 0 1 9.8 20L6.4 15.6A1.4 1.4 0 0 1 8.6 13.8Z
        hand.tap line M6.9 9.2A4.6 4.6 0 1 1 15.5 9.2
        hand.thumbsdown body M16.6 13.4L12.6 20.8C11 20.8 10 19.6 10.2 18L10.8 14.6L5.2 14.6
        hand.thumbsdown body C3.8 14.6 2.8 13.4 3.2 12L5 5.4C5.4 4.2 6.2 3.4 7.6 3.4L13.8 3.4
        hand.thumbsdown body C15 3.4 15.8 3.8 16.6 4.4Z
        hand.thumbsdown line M20.6 13.6L20.6 4.2
        hand.thumbsup body M7.4 10.6L11.4 3.2C13 3.2 14 4.4 13.8 6L13.2 9.4H18.8C20.2 9.4 21.2 10.6 20.8 12
        hand.thumbsup body L19 18.6C18.6 19.8 17.8 20.6 16.4 20.6H10.2C9 20.6 8.2 20.2 7.4 19.6Z
        hand.thumbsup line M3.4 10.4V19.8
        hand.wave body M9.36 15.03L7.28 10.35A1.12 1.12 0 0 1 9.33 9.44L8.74 8.12A1.12 1.12 0 0 1 10.79 7.21L11.18 8.09
        hand.wave body A1.12 1.12 0 0 1 13.22 7.18L13.94 8.79A1.04 1.04 0 0 1 15.84 7.94L17.92 12.62
        hand.wave body C19.22 15.54 18.32 18.22 15.54 19.46C13.35 20.43 11.87 19.87 10 18.42L6.6 15.91
        hand.wave body C5.77 15.22 6.62 13.97 7.67 14.38Z
        hand.wave line M4.2 9.2A5.6 5.6 0 0 1 5.6 4.6M1.8 8.2A9 9 0 0 1 3.4 2.8M19.4 16.6A6 6 0 0 1 16.4 20.2M22 17.2
        hand.wave line A9.4 9.4 0 0 1 18.4 22.4
        hand.wave cut M9.33 9.44L10.89 12.95M10.85 7.36L12.94 12.04M13.42 7.62L15.11 11.42
        person body M8 7.6A4 4 0 1 1 16 7.6A4 4 0 1 1 8 7.6ZM12 13.8C17 13.8 20.2 16.4 20.2 19.2
        person body C20.2 20.2 19.5 20.8 18.4 20.8H5.6C4.5 20.8 3.8 20.2 3.8 19.2C3.8 16.4 7 13.8 12 13.8Z
        person.2 body M11.8 8.4A3.4 3.4 0 1 1 18.6 8.4A3.4 3.4 0 1 1 11.8 8.4ZM15.2 13.6
        person.2 body C19.4 13.6 22.2 15.8 22.2 18.2C22.2 19.1 21.6 19.6 20.6 19.6H9.8
        person.2 body C8.8 19.6 8.2 19.1 8.2 18.2C8.2 15.8 11 13.6 15.2 13.6ZM4.2 9.2A2.6 2.6 0 1 1 9.4 9.2
        person.2 body A2.6 2.6 0 1 1 4.2 9.2ZM6.2 19.6H3.2C2.3 19.6 1.8 19.1 1.8 18.3C1.8 16.2 3.8 14.2 6.8 14.2
        person.2 body C7.8 14.2 8.6 14.4 9.4 14.7C7.4 15.8 6 17.4 6.2 19.6Z
        person.3 body M9.1 8.8A2.9 2.9 0 1 1 14.9 8.8A2.9 2.9 0 1 1 9.1 8.8ZM12 13.4
        person.3 body C15.4 13.4 17.6 15.2 17.6 17.4C17.6 18.2 17.1 18.6 16.3 18.6H7.7
        person.3 body C6.9 18.6 6.4 18.2 6.4 17.4C6.4 15.2 8.6 13.4 12 13.4ZM2.7 9.6A2 2 0 1 1 6.7 9.6
        person.3 body A2 2 0 1 1 2.7 9.6ZM4.8 18.6H2.2C1.5 18.6 1.1 18.2 1.1 17.6C1.1 15.6 2.6 14 4.8 14
        person.3 body C5.5 14 6 14.1 6.6 14.4C5.2 15.6 4.6 17 4.8 18.6ZM17.3 9.6A2 2 0 1 1 21.3 9.6
        person.3 body A2 2 0 1 1 17.3 9.6ZM19.2 18.6H21.8C22.5 18.6 22.9 18.2 22.9 17.6
        person.3 body C22.9 15.6 21.4 14 19.2 14C18.5 14 18 14.1 17.4 14.4C18.8 15.6 19.4 17 19.2 18.6Z
        person.crop.circle body M2.8 12A9.2 9.2 0 1 1 21.2 12A9.2 9.2 0 1 1 2.8 12Z
        person.crop.circle ring M8.8 9.8A3.2 3.2 0 1 1 15.2 9.8A3.2 3.2 0 1 1 8.8 9.8ZM5.9 18.8
        person.crop.circle ring C6.8 16.2 9.2 14.8 12 14.8C14.8 14.8 17.2 16.2 18.1 18.8A9.2 9.2 0 0 1 5.9 18.8Z
        person.crop.rectangle body M4.8 5.2H19.2A2.4 2.4 0 0 1 21.6 7.6V16.4A2.4 2.4 0 0 1 19.2 18.8H4.8
        person.crop.rectangle body A2.4 2.4 0 0 1 2.4 16.4V7.6A2.4 2.4 0 0 1 4.8 5.2Z
        person.crop.rectangle cut M9.6 10.4A2.4 2.4 0 1 1 14.4 10.4A2.4 2.4 0 1 1 9.6 10.4ZM7.4 18.4
        person.crop.rectangle cut C7.8 16 9.6 14.4 12 14.4C14.4 14.4 16.2 16 16.6 18.4
        person.crop.square body M6.8 3.2H17.2A3.6 3.6 0 0 1 20.8 6.8V17.2A3.6 3.6 0 0 1 17.2 20.8H6.8
        person.crop.square body A3.6 3.6 0 0 1 3.2 17.2V6.8A3.6 3.6 0 0 1 6.8 3.2Z
        person.crop.square cut M8.8 9.8A3.2 3.2 0 1 1 15.2 9.8A3.2 3.2 0 1 1 8.8 9.8ZM5.8 20
        person.crop.square cut C6.4 16.8 8.8 14.8 12 14.8C15.2 14.8 17.6 16.8 18.2 20
        person.text.rectangle body M4.8 5.2H19.2A2.4 2.4 0 0 1 21.6 7.6V16.4A2.4 2.4 0 0 1 19.2 18.8H4.8
        person.text.rectangle body A2.4 2.4 0 0 1 2.4 16.4V7.6A2.4 2.4 0 0 1 4.8 5.2Z
        person.text.rectangle cut M6.1 10.4A1.9 1.9 0 1 1 9.9 10.4A1.9 1.9 0 1 1 6.1 10.4ZM4.8 15.6
        person.text.rectangle cut C5.2 14.2 6.4 13.6 8 13.6C9.6 13.6 10.8 14.2 11.2 15.6M14 9.6H18.6M14 12.4
        person.text.rectangle cut H18.6M14 15.2H17
        person.wave.2 body M5.16 8.22A3.44 3.44 0 1 1 12.04 8.22A3.44 3.44 0 1 1 5.16 8.22ZM8.6 13.55
        person.wave.2 body C12.9 13.55 15.65 15.78 15.65 18.19C15.65 19.05 15.05 19.57 14.1 19.57L3.1 19.57
        person.wave.2 body C2.15 19.57 1.55 19.05 1.55 18.19C1.55 15.78 4.3 13.55 8.6 13.55Z
        person.wave.2 line M16 5.2A5 5 0 0 1 16 10.4M19 2.8A9.4 9.4 0 0 1 19 12.8
        rectangle.and.hand.point.up.left.filled line M12.6 9.32A0.99 0.99 0 0 1 13.94 9.73L16.27 14.1L17.86 14.15
        rectangle.and.hand.point.up.left.filled line A0.99 0.99 0 0 1 17.85 16.09L16.97 16.12L17.83 17.75
        rectangle.and.hand.point.up.left.filled line C18.64 19.26 18.02 20.64 16.62 21.38
        rectangle.and.hand.point.up.left.filled line C14.64 22.43 12.63 22.01 11.63 20.15L10.39 17.82
        rectangle.and.hand.point.up.left.filled line A0.99 0.99 0 0 1 11.72 16.37A0.99 0.99 0 0 1 13.16 15.15
        rectangle.and.hand.point.up.left.filled line A0.99 0.99 0 0 1 14.21 14.44L12.19 10.66A0.99 0.99 0 0 1 12.6 9.32Z
        rectangle.and.hand.point.up.left.filled line M6.8 17.4H4.6A2.2 2.2 0 0 1 2.4 15.2V6.6A2.2 2.2 0 0 1 4.6 4.4H19.4
        rectangle.and.hand.point.up.left.filled line A2.2 2.2 0 0 1 21.6 6.6V12
        rectangle.and.hand.point.up.left.filled dot M12.6 9.32A0.99 0.99 0 0 1 13.94 9.73L16.27 14.1L17.86 14.15
        rectangle.and.hand.point.up.left.filled dot A0.99 0.99 0 0 1 17.85 16.09L16.97 16.12L17.83 17.75
        rectangle.and.hand.point.up.left.filled dot C18.64 19.26 18.02 20.64 16.62 21.38
        rectangle.and.hand.point.up.left.filled dot C14.64 22.43 12.63 22.01 11.63 20.15L10.39 17.82
        rectangle.and.hand.point.up.left.filled dot A0.99 0.99 0 0 1 11.72 16.37A0.99 0.99 0 0 1 13.16 15.15
        rectangle.and.hand.point.up.left.filled dot A0.99 0.99 0 0 1 14.21 14.44L12.19 10.66A0.99 0.99 0 0 1 12.6 9.32Z
        smiley body M2.8 12A9.2 9.2 0 1 1 21.2 12A9.2 9.2 0 1 1 2.8 12Z
        smiley cut M7.8 14.2C9.6 17.2 14.4 17.2 16.2 14.2
        smiley hole M7.65 9.8A1.25 1.25 0 1 1 10.15 9.8A1.25 1.25 0 1 1 7.65 9.8ZM13.85 9.8
        smiley hole A1.25 1.25 0 1 1 16.35 9.8A1.25 1.25 0 1 1 13.85 9.8Z
        """
}
