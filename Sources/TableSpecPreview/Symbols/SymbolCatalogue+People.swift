extension SymbolCatalogue {
    /// People, hands and eyes.
    static let people = """
        ear line M6.6 10A5.6 5.6 0 1 1 17.4 11.6C16.4 13.8 14.4 14.6 14 17.2C13.6 19.8 12 21 10.2 20.8
        ear line C8.6 20.6 7.6 19.4 7.6 17.8M9.4 10.2A2.8 2.8 0 0 1 14.8 10.6C14.4 12.2 12.6 12.4 12 14
        eye body M1.8 12C3.8 8 7.6 5.6 12 5.6C16.4 5.6 20.2 8 22.2 12C20.2 16 16.4 18.4 12 18.4
        eye body C7.6 18.4 3.8 16 1.8 12Z
        eye cut M8.6 12A3.4 3.4 0 1 1 15.4 12A3.4 3.4 0 1 1 8.6 12Z
        eyeglasses line M2.7 14A3.7 3.7 0 1 1 10.1 14A3.7 3.7 0 1 1 2.7 14ZM13.9 14A3.7 3.7 0 1 1 21.3 14
        eyeglasses line A3.7 3.7 0 1 1 13.9 14ZM10.1 13.4C11.2 12.4 12.8 12.4 13.9 13.4M2.8 13L4.8 6.8
        eyeglasses line C5.2 5.8 6 5.6 7 6M21.2 13L19.2 6.8C18.8 5.8 18 5.6 17 6
        face.smiling body M2.8 12A9.2 9.2 0 1 1 21.2 12A9.2 9.2 0 1 1 2.8 12Z
        face.smiling cut M7.8 14.2C9.6 17.2 14.4 17.2 16.2 14.2
        face.smiling hole M7.65 9.8A1.25 1.25 0 1 1 10.15 9.8A1.25 1.25 0 1 1 7.65 9.8ZM13.85 9.8
        face.smiling hole A1.25 1.25 0 1 1 16.35 9.8A1.25 1.25 0 1 1 13.85 9.8Z
        figure.walk line M12.4 7.6L11.4 13.2L14.6 16.2L15.8 21M11.4 13.2L10.2 17L7.4 21M12.4 7.6L8.8 9.6
        figure.walk line L7.6 12.8M12.6 8.4L14.4 11L17 12.2
        figure.walk dot M11.2 4A2 2 0 1 1 15.2 4A2 2 0 1 1 11.2 4Z
        figure.wave line M12 8.4V14.6M12 14.6L9.4 21M12 14.6L14.6 21M7.4 13L8.4 9.6L12 8.4L16.4 8L18.6 4
        figure.wave dot M9.6 4.4A2 2 0 1 1 13.6 4.4A2 2 0 1 1 9.6 4.4Z
        hand.raised body M7.4 13V6.6A1.4 1.4 0 0 1 10.2 6.6V4.8A1.4 1.4 0 0 1 13 4.8V6A1.4 1.4 0 0 1 15.8 6V8.2
        hand.raised body A1.3 1.3 0 0 1 18.4 8.2V14.6C18.4 18.6 16 21.2 12.2 21.2C9.2 21.2 7.8 19.8 6.4 17.2
        hand.raised body L3.8 12.6C3.2 11.4 4.8 10.4 5.8 11.4Z
        hand.raised cut M10.2 6.6V11.4M13 5V11.4M15.8 6.6V11.8
        hand.thumbsdown body M16.6 13.4L12.6 20.8C11 20.8 10 19.6 10.2 18L10.8 14.6L5.2 14.6
        hand.thumbsdown body C3.8 14.6 2.8 13.4 3.2 12L5 5.4C5.4 4.2 6.2 3.4 7.6 3.4L13.8 3.4
        hand.thumbsdown body C15 3.4 15.8 3.8 16.6 4.4Z
        hand.thumbsdown line M20.6 13.6L20.6 4.2
        hand.thumbsup body M7.4 10.6L11.4 3.2C13 3.2 14 4.4 13.8 6L13.2 9.4H18.8C20.2 9.4 21.2 10.6 20.8 12
        hand.thumbsup body L19 18.6C18.6 19.8 17.8 20.6 16.4 20.6H10.2C9 20.6 8.2 20.2 7.4 19.6Z
        hand.thumbsup line M3.4 10.4V19.8
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
        smiley body M2.8 12A9.2 9.2 0 1 1 21.2 12A9.2 9.2 0 1 1 2.8 12Z
        smiley cut M7.8 14.2C9.6 17.2 14.4 17.2 16.2 14.2
        smiley hole M7.65 9.8A1.25 1.25 0 1 1 10.15 9.8A1.25 1.25 0 1 1 7.65 9.8ZM13.85 9.8
        smiley hole A1.25 1.25 0 1 1 16.35 9.8A1.25 1.25 0 1 1 13.85 9.8Z
        """
}
