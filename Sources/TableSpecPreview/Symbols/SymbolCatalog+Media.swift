extension SymbolCatalog {
    /// Sound, pictures and playing.
    static let media = """
        backward body M21.4 7A1.2 1.2 0 0 0 19.6 6L12.4 11A1.2 1.2 0 0 0 12.4 13L19.6 18A1.2 1.2 0 0 0 21.4 17Z
        backward body M11.4 7A1.2 1.2 0 0 0 9.6 6L2.4 11A1.2 1.2 0 0 0 2.4 13L9.6 18A1.2 1.2 0 0 0 11.4 17Z
        backward.end body M19 6A1.3 1.3 0 0 0 17 5L7.6 10.9A1.3 1.3 0 0 0 7.6 13.1L17 19A1.3 1.3 0 0 0 19 18Z
        backward.end body M5.7 5L4.9 5A0.9 0.9 0 0 0 4 5.9L4 18.1A0.9 0.9 0 0 0 4.9 19L5.7 19
        backward.end body A0.9 0.9 0 0 0 6.6 18.1L6.6 5.9A0.9 0.9 0 0 0 5.7 5Z
        camera body M2.6 9A2.4 2.4 0 0 1 5 6.6H7L8.4 4.6A1.6 1.6 0 0 1 9.7 3.9H14.3A1.6 1.6 0 0 1 15.6 4.6
        camera body L17 6.6H19A2.4 2.4 0 0 1 21.4 9V17.2A2.4 2.4 0 0 1 19 19.6H5A2.4 2.4 0 0 1 2.6 17.2Z
        camera cut M8 12.8A4 4 0 1 1 16 12.8A4 4 0 1 1 8 12.8Z
        captions.bubble body M2.8 6.6A2.8 2.8 0 0 1 5.6 3.8H18.4A2.8 2.8 0 0 1 21.2 6.6V14.4A2.8 2.8 0 0 1 18.4 17.2H11
        captions.bubble body L6.8 21V17.2H5.6A2.8 2.8 0 0 1 2.8 14.4Z
        captions.bubble cut M6.6 10H12.6M15.4 10H17.4M6.6 13.4H9M11.8 13.4H17.4
        film body M4.4 5H19.6A2 2 0 0 1 21.6 7V17A2 2 0 0 1 19.6 19H4.4A2 2 0 0 1 2.4 17V7A2 2 0 0 1 4.4 5Z
        film cut M6.6 5.2V18.8M17.4 5.2V18.8M2.6 9.6H6.4M2.6 14.4H6.4M17.6 9.6H21.4M17.6 14.4H21.4M6.8 12H17.2
        forward body M2.6 7A1.2 1.2 0 0 1 4.4 6L11.6 11A1.2 1.2 0 0 1 11.6 13L4.4 18A1.2 1.2 0 0 1 2.6 17Z
        forward body M12.6 7A1.2 1.2 0 0 1 14.4 6L21.6 11A1.2 1.2 0 0 1 21.6 13L14.4 18A1.2 1.2 0 0 1 12.6 17Z
        forward.end body M5 6A1.3 1.3 0 0 1 7 5L16.4 10.9A1.3 1.3 0 0 1 16.4 13.1L7 19A1.3 1.3 0 0 1 5 18Z
        forward.end body M18.3 5H19.1A0.9 0.9 0 0 1 20 5.9V18.1A0.9 0.9 0 0 1 19.1 19H18.3
        forward.end body A0.9 0.9 0 0 1 17.4 18.1V5.9A0.9 0.9 0 0 1 18.3 5Z
        headphones line M4.6 16V12A7.4 7.4 0 0 1 19.4 12V16
        headphones dot M5.2 13.2H5.6A1.8 1.8 0 0 1 7.4 15V18.8A1.8 1.8 0 0 1 5.6 20.6H5.2A1.8 1.8 0 0 1 3.4 18.8
        headphones dot V15A1.8 1.8 0 0 1 5.2 13.2ZM18.4 13.2H18.8A1.8 1.8 0 0 1 20.6 15V18.8
        headphones dot A1.8 1.8 0 0 1 18.8 20.6H18.4A1.8 1.8 0 0 1 16.6 18.8V15A1.8 1.8 0 0 1 18.4 13.2Z
        livephoto line M6 12A6 6 0 1 1 18 12A6 6 0 1 1 6 12Z
        livephoto dot M9.4 12A2.6 2.6 0 1 1 14.6 12A2.6 2.6 0 1 1 9.4 12ZM20.65 12A0.75 0.75 0 1 1 22.15 12
        livephoto dot A0.75 0.75 0 1 1 20.65 12ZM20.19 14.9A0.75 0.75 0 1 1 21.69 14.9A0.75 0.75 0 1 1 20.19 14.9Z
        livephoto dot M18.85 17.53A0.75 0.75 0 1 1 20.35 17.53A0.75 0.75 0 1 1 18.85 17.53ZM16.78 19.6
        livephoto dot A0.75 0.75 0 1 1 18.28 19.6A0.75 0.75 0 1 1 16.78 19.6ZM14.15 20.94A0.75 0.75 0 1 1 15.65 20.94
        livephoto dot A0.75 0.75 0 1 1 14.15 20.94ZM11.25 21.4A0.75 0.75 0 1 1 12.75 21.4A0.75 0.75 0 1 1 11.25 21.4Z
        livephoto dot M8.35 20.94A0.75 0.75 0 1 1 9.85 20.94A0.75 0.75 0 1 1 8.35 20.94ZM5.72 19.6
        livephoto dot A0.75 0.75 0 1 1 7.22 19.6A0.75 0.75 0 1 1 5.72 19.6ZM3.65 17.53A0.75 0.75 0 1 1 5.15 17.53
        livephoto dot A0.75 0.75 0 1 1 3.65 17.53ZM2.31 14.9A0.75 0.75 0 1 1 3.81 14.9A0.75 0.75 0 1 1 2.31 14.9Z
        livephoto dot M1.85 12A0.75 0.75 0 1 1 3.35 12A0.75 0.75 0 1 1 1.85 12ZM2.31 9.1A0.75 0.75 0 1 1 3.81 9.1
        livephoto dot A0.75 0.75 0 1 1 2.31 9.1ZM3.65 6.47A0.75 0.75 0 1 1 5.15 6.47A0.75 0.75 0 1 1 3.65 6.47ZM5.72 4.4
        livephoto dot A0.75 0.75 0 1 1 7.22 4.4A0.75 0.75 0 1 1 5.72 4.4ZM8.35 3.06A0.75 0.75 0 1 1 9.85 3.06
        livephoto dot A0.75 0.75 0 1 1 8.35 3.06ZM11.25 2.6A0.75 0.75 0 1 1 12.75 2.6A0.75 0.75 0 1 1 11.25 2.6Z
        livephoto dot M14.15 3.06A0.75 0.75 0 1 1 15.65 3.06A0.75 0.75 0 1 1 14.15 3.06ZM16.78 4.4
        livephoto dot A0.75 0.75 0 1 1 18.28 4.4A0.75 0.75 0 1 1 16.78 4.4ZM18.85 6.47A0.75 0.75 0 1 1 20.35 6.47
        livephoto dot A0.75 0.75 0 1 1 18.85 6.47ZM20.19 9.1A0.75 0.75 0 1 1 21.69 9.1A0.75 0.75 0 1 1 20.19 9.1Z
        mic body M12 2.8H12A3.4 3.4 0 0 1 15.4 6.2V10.8A3.4 3.4 0 0 1 12 14.2H12A3.4 3.4 0 0 1 8.6 10.8V6.2
        mic body A3.4 3.4 0 0 1 12 2.8Z
        mic line M5.4 11.4A6.6 6.6 0 0 0 18.6 11.4M12 18V21M8.8 21H15.2
        music.mic body M12.4 7.4A4.2 4.2 0 1 1 20.8 7.4A4.2 4.2 0 1 1 12.4 7.4Z
        music.mic line M12.7 7.6L4.2 17.4A1.8 1.8 0 0 0 6.8 19.8L16.4 11.4M3.2 21L5.2 19.4
        music.note line M10.2 17.4V6.2L18 3.8V8L10.2 10.2
        music.note dot M4.9 17.8A2.8 2.8 0 1 1 10.5 17.8A2.8 2.8 0 1 1 4.9 17.8Z
        music.note.house line M12 3.2L20.8 10.6M12 3.2L3.2 10.6M5 9.4V18.8A1.8 1.8 0 0 0 6.8 20.6H17.2
        music.note.house line A1.8 1.8 0 0 0 19 18.8V9.4M11 15.8V10.6L14.6 9.6V12L11 13
        music.note.house dot M7.9 16A1.7 1.7 0 1 1 11.3 16A1.7 1.7 0 1 1 7.9 16Z
        music.note.list line M3.4 5.4H12.6M3.4 10H12.6M3.4 14.6H8.6M16.2 16.6V6.4L21 5V8L16.2 9.4
        music.note.list dot M11.8 17A2.4 2.4 0 1 1 16.6 17A2.4 2.4 0 1 1 11.8 17Z
        music.note.square.stack body M6.4 9.4H17.6A2.4 2.4 0 0 1 20 11.8V18.6A2.4 2.4 0 0 1 17.6 21H6.4
        music.note.square.stack body A2.4 2.4 0 0 1 4 18.6V11.8A2.4 2.4 0 0 1 6.4 9.4Z
        music.note.square.stack line M5.8 6.4H18.2M7.6 3.4H16.4
        music.note.square.stack cut M12.2 17V12.4L15.4 11.6V13.2L12.2 14
        music.note.square.stack hole M9.2 17.1A1.6 1.6 0 1 1 12.4 17.1A1.6 1.6 0 1 1 9.2 17.1Z
        music.quarternote.3 line M6.3 20V10M13.3 17V7M20.3 14V4
        music.quarternote.3 dot M2.1 20A2.1 2.1 0 1 1 6.3 20A2.1 2.1 0 1 1 2.1 20ZM9.1 17A2.1 2.1 0 1 1 13.3 17
        music.quarternote.3 dot A2.1 2.1 0 1 1 9.1 17ZM16.1 14A2.1 2.1 0 1 1 20.3 14A2.1 2.1 0 1 1 16.1 14Z
        pause body M6.8 4H8.6A1.4 1.4 0 0 1 10 5.4V18.6A1.4 1.4 0 0 1 8.6 20H6.8A1.4 1.4 0 0 1 5.4 18.6V5.4
        pause body A1.4 1.4 0 0 1 6.8 4ZM15.4 4H17.2A1.4 1.4 0 0 1 18.6 5.4V18.6A1.4 1.4 0 0 1 17.2 20H15.4
        pause body A1.4 1.4 0 0 1 14 18.6V5.4A1.4 1.4 0 0 1 15.4 4Z
        photo body M5 4.6H19A2.6 2.6 0 0 1 21.6 7.2V16.8A2.6 2.6 0 0 1 19 19.4H5A2.6 2.6 0 0 1 2.4 16.8V7.2
        photo body A2.6 2.6 0 0 1 5 4.6Z
        photo cut M2.8 17L7.8 12A1.4 1.4 0 0 1 9.8 12L12.6 14.8L14.6 12.8A1.4 1.4 0 0 1 16.6 12.8L21.2 17
        photo hole M6.5 8.8A1.5 1.5 0 1 1 9.5 8.8A1.5 1.5 0 1 1 6.5 8.8Z
        photo.on.rectangle body M4.4 7.6H15.6A2.2 2.2 0 0 1 17.8 9.8V17.4A2.2 2.2 0 0 1 15.6 19.6H4.4
        photo.on.rectangle body A2.2 2.2 0 0 1 2.2 17.4V9.8A2.2 2.2 0 0 1 4.4 7.6Z
        photo.on.rectangle line M6.2 4.6H19.6A2.2 2.2 0 0 1 21.8 6.8V15.6
        photo.on.rectangle cut M2.8 17.4L6.8 13.6A1.2 1.2 0 0 1 8.6 13.6L11 16L12.4 14.6A1.2 1.2 0 0 1 14.2 14.6
        photo.on.rectangle cut L17.4 17.4
        photo.on.rectangle hole M5.8 11A1.2 1.2 0 1 1 8.2 11A1.2 1.2 0 1 1 5.8 11Z
        photo.on.rectangle.angled body M4.91 9.75L14.41 7.73A1.98 1.98 0 0 1 16.76 9.25L18.11 15.59
        photo.on.rectangle.angled body A1.98 1.98 0 0 1 16.58 17.94L7.08 19.96A1.98 1.98 0 0 1 4.73 18.43L3.38 12.1
        photo.on.rectangle.angled body A1.98 1.98 0 0 1 4.91 9.75Z
        photo.on.rectangle.angled line M8.05 4.79L19.64 6.01A2.26 2.26 0 0 1 21.65 8.49L20.83 16.34
        photo.on.rectangle.angled line A1.88 1.88 0 0 1 19.92 17.76
        photo.on.rectangle.angled cut M5.47 18.46L8.14 14.58A1.08 1.08 0 0 1 9.73 14.24L12.07 15.77L13.08 14.45
        photo.on.rectangle.angled cut A1.08 1.08 0 0 1 14.67 14.11L17.79 15.84
        photo.on.rectangle.angled hole M6.56 12.34A1.08 1.08 0 1 1 8.67 11.89A1.08 1.08 0 1 1 6.56 12.34Z
        play body M6 5A1.5 1.5 0 0 1 8.3 3.7L20 10.7A1.5 1.5 0 0 1 20 13.3L8.3 20.3A1.5 1.5 0 0 1 6 19Z
        playpause body M3 6.4A1.2 1.2 0 0 1 4.8 5.4L12.4 11A1.2 1.2 0 0 1 12.4 13L4.8 18.6A1.2 1.2 0 0 1 3 17.6Z
        playpause body M15.9 5.4H16.7A0.9 0.9 0 0 1 17.6 6.3V17.7A0.9 0.9 0 0 1 16.7 18.6H15.9
        playpause body A0.9 0.9 0 0 1 15 17.7V6.3A0.9 0.9 0 0 1 15.9 5.4ZM20.3 5.4H21.1A0.9 0.9 0 0 1 22 6.3
        playpause body V17.7A0.9 0.9 0 0 1 21.1 18.6H20.3A0.9 0.9 0 0 1 19.4 17.7V6.3A0.9 0.9 0 0 1 20.3 5.4Z
        record.circle body M2.8 12A9.2 9.2 0 1 1 21.2 12A9.2 9.2 0 1 1 2.8 12Z
        record.circle hole M7.4 12A4.6 4.6 0 1 1 16.6 12A4.6 4.6 0 1 1 7.4 12Z
        smallcircle.filled.circle body M2.8 12A9.2 9.2 0 1 1 21.2 12A9.2 9.2 0 1 1 2.8 12Z
        smallcircle.filled.circle hole M8.8 12A3.2 3.2 0 1 1 15.2 12A3.2 3.2 0 1 1 8.8 12Z
        speaker body M7.2 9.8A1.2 1.2 0 0 1 8.4 8.6L11 8.6L15 4.9A0.9 0.9 0 0 1 16.5 5.6L16.5 18.4
        speaker body A0.9 0.9 0 0 1 15 19.1L11 15.4L8.4 15.4A1.2 1.2 0 0 1 7.2 14.2Z
        speaker.wave.1 body M3.2 9.8A1.2 1.2 0 0 1 4.4 8.6H7L11 4.9A.9 .9 0 0 1 12.5 5.6V18.4
        speaker.wave.1 body A.9 .9 0 0 1 11 19.1L7 15.4H4.4A1.2 1.2 0 0 1 3.2 14.2Z
        speaker.wave.1 line M15.8 9.4A4.2 4.2 0 0 1 15.8 14.6
        speaker.wave.2 body M1.6 9.8A1.2 1.2 0 0 1 2.8 8.6L5.4 8.6L9.4 4.9A0.9 0.9 0 0 1 10.9 5.6L10.9 18.4
        speaker.wave.2 body A0.9 0.9 0 0 1 9.4 19.1L5.4 15.4L2.8 15.4A1.2 1.2 0 0 1 1.6 14.2Z
        speaker.wave.2 line M14.2 9.4A4.2 4.2 0 0 1 14.2 14.6M16.8 7A8 8 0 0 1 16.8 17
        speaker.wave.3 body M1.6 9.8A1.2 1.2 0 0 1 2.8 8.6L5.4 8.6L9.4 4.9A0.9 0.9 0 0 1 10.9 5.6L10.9 18.4
        speaker.wave.3 body A0.9 0.9 0 0 1 9.4 19.1L5.4 15.4L2.8 15.4A1.2 1.2 0 0 1 1.6 14.2Z
        speaker.wave.3 line M14.2 9.4A4.2 4.2 0 0 1 14.2 14.6M16.8 7A8 8 0 0 1 16.8 17M19.4 4.8
        speaker.wave.3 line A11.6 11.6 0 0 1 19.4 19.2
        stop body M6.6 4.4H17.4A2.2 2.2 0 0 1 19.6 6.6V17.4A2.2 2.2 0 0 1 17.4 19.6H6.6A2.2 2.2 0 0 1 4.4 17.4
        stop body V6.6A2.2 2.2 0 0 1 6.6 4.4Z
        video body M4.2 6H12.8A2.4 2.4 0 0 1 15.2 8.4V15.6A2.4 2.4 0 0 1 12.8 18H4.2A2.4 2.4 0 0 1 1.8 15.6V8.4
        video body A2.4 2.4 0 0 1 4.2 6ZM15.2 10.6L20.8 7A.9 .9 0 0 1 22.2 7.8V16.2A.9 .9 0 0 1 20.8 17
        video body L15.2 13.4Z
        waveform line M3 10.6V13.4M6 8V16M9 4.4V19.6M12 8.6V15.4M15 6V18M18 9V15M21 10.8V13.2
        """
}
