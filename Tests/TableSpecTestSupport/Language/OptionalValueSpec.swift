/// Rows and values that Swift could confuse with those of `Optional`, and menus for optional values.
package let optionalValueSpec = """
    screen: Alarm
    types:
      PetKind: { cat: Cat, dog: Dog }
      Pet: { id: Int, name: "String?", kind: "PetKind?" }
    state: { isOn: Bool, repeats: "enum(none, daily)? = none", kind: "PetKind?", pets: [Pet] }
    navigationItem: { right: edit }
    table:
      style: insetGrouped
      sections:
        - id: some
          rows:
            - { text: On, accessory: { switch: $(isOn) } }
            - { text: None, action: chooseNothing }
            - { text: Some, action: chooseSome }
            - { id: never, text: Never, visible: $(repeats == none) }
            - { id: unknown, text: Unknown, visible: $(repeats == nil) }
            - { id: kind, text: Kind, accessory: { menu: { value: $(kind), none: No Kind } } }
        - id: pets
          rows: { forEach: remoteImages in pets, prototype: Pet }
      prototypes:
        - id: Pet
          text: "$(remoteImages.id)"
          accessory: { menu: { value: $(remoteImages.name), options: [Rex, Minka], none: Unnamed } }
          editingAccessory: { menu: { value: $(remoteImages.kind), none: Other } }
    """
