internal import TableSpecKit

/// The files of a small, commented example project, which `tablespec init` creates.
enum NewProject {
    /// The files, with paths relative to the project folder.
    static let files = [
        OutputFile(
            path: "Specs/\(Configuration.fileName)",
            text: """
                # The configuration of the specs in this folder.
                output: ../Generated    # the generated files; commit them, so that reviews show every change
                # rules: { screen-without-title: off }    # to list the rules, run 'tablespec rules'

                """
        ),
        OutputFile(
            path: "Specs/Contacts.yaml",
            text: """
                # Each file describes a screen. 'tablespec build' checks it, generates Swift and draws previews.
                screen: Contacts
                title: Contacts
                types: # the app's model, which all files can use
                  Contact: { id: String, name: String, phone: "String?" }
                input: { contacts: [Contact] } # the data that the previous screen passes
                table:
                  style: insetGrouped
                  prototypes:
                    - id: ContactCell # the reuse identifier
                      style: subtitle
                      text: $(contact.name) # a value from the data
                      detail: $(contact.phone)
                      accessory: disclosureIndicator
                      segue: { to: ContactDetail, kind: show, pass: { contact: $(contact) } }
                  sections:
                    - id: contacts
                      rows: { forEach: contact in contacts, prototype: ContactCell } # a row for each element
                samples: # the data in previews
                  contacts:
                    - { id: ada, name: Ada Lovelace, phone: 555-0100 }
                    - { id: alan, name: Alan Turing }

                """
        ),
        OutputFile(
            path: "Specs/ContactDetail.yaml",
            text: """
                # A static table: the spec lists every row.
                screen: ContactDetail
                title: $(contact.name)
                input: { contact: Contact }
                state: { isFavorite: Bool = false } # the data that the screen can change
                table:
                  style: insetGrouped
                  sections:
                    - header: Phone
                      rows:
                        - { id: phone, style: value1, text: Mobile, detail: $(contact.phone), selectionStyle: none }
                    - id: actions
                      rows:
                        - id: favorite
                          text: Favorite
                          accessory: { switch: $(isFavorite) } # two-way: the switch changes the state
                          selectionStyle: none
                        - { id: share, text: Share Contact, textColor: tintColor, action: share } # the app implements it
                samples:
                  contact: { id: ada, name: Ada Lovelace, phone: 555-0100 }

                """
        ),
    ]

    /// Returns the paths of the files that already exist.
    ///
    /// - Parameter folder: The project folder.
    static func existing(in folder: String) -> [String] {
        files.map { "\(folder)/\($0.path)" }.filter { Disk.status(of: $0) != nil }
    }

    /// Writes the files and returns their paths.
    ///
    /// - Parameter folder: The project folder, which is created if necessary.
    /// - Throws: ``FileProblem`` if a file can't be written or already exists.
    static func write(to folder: String) throws(FileProblem) -> [String] {
        var written: [String] = []
        for file in files {
            let place = "\(folder)/\(file.path)"
            let problem =
                Disk.makeFolder(FilePath.folder(of: place)) ?? Disk.create(place, with: file.text.utf8)
            if let problem { throw OutputFolder.problem(place, problem) }
            written.append(place)
        }
        return written
    }
}
