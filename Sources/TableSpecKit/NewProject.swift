/// The files of a small, commented project that builds at once.
public enum NewProject {
    /// The files, with their paths below the project's folder.
    public static let files = [
        OutputFile(
            path: "Specs/\(Configuration.fileName)",
            text: """
                # The settings of this folder of specs.
                output: ../Generated    # what the tool makes; commit it, so that a review shows every change
                # rules: { missing-title: off }    # 'tablespec rules' lists them

                """
        ),
        OutputFile(
            path: "Specs/Contacts.yaml",
            text: """
                # One file is one screen. 'tablespec build' checks it, generates its Swift and draws its picture.
                screen: Contacts
                title: Contacts
                types: # the app's model; known to all files
                  Contact: { id: String, name: String, phone: "String?" }
                input: { contacts: [Contact] } # what the screen needs from the screen before
                table:
                  style: insetGrouped
                  prototypes:
                    - id: ContactCell # the reuse identifier
                      style: subtitle
                      text: $(contact.name) # a value of the data
                      detail: $(contact.phone)
                      accessory: disclosureIndicator
                      segue: { to: ContactDetail, kind: show, pass: { contact: $(contact) } }
                  sections:
                    - id: contacts
                      rows: { forEach: contact in contacts, prototype: ContactCell } # a row for each element
                samples: # what pictures and previews show
                  contacts:
                    - { id: ada, name: Ada Lovelace, phone: 555-0100 }
                    - { id: alan, name: Alan Turing }

                """
        ),
        OutputFile(
            path: "Specs/ContactDetail.yaml",
            text: """
                # A static table: every row is spelled out.
                screen: ContactDetail
                title: $(contact.name)
                input: { contact: Contact }
                state: { isFavorite: Bool = false } # what the screen remembers and changes
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
                          accessory: { switch: $(isFavorite) } # two-way: the switch writes the state
                          selectionStyle: none
                        - { id: share, text: Share Contact, textColor: tintColor, action: share } # the app implements it
                samples:
                  contact: { id: ada, name: Ada Lovelace, phone: 555-0100 }

                """
        ),
    ]

    /// The files that are there already, as the user knows them.
    public static func existing(in folder: String) -> [String] {
        files.map { "\(folder)/\($0.path)" }.filter { Disk.status(of: $0) != nil }
    }

    /// Writes the files and returns their paths.
    ///
    /// - Throws: `FileProblem` for a file that cannot be written.
    public static func write(to folder: String) throws(FileProblem) -> [String] {
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
