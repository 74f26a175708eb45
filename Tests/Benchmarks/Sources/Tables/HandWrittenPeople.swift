import UIKit

/// The table of `People.yaml` as one writes it without a tool.
@MainActor
package final class HandWrittenPeople: NSObject, UITableViewDataSource {
    package var people: [Person]

    package init(people: [Person]) {
        self.people = people
    }

    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        people.count
    }

    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "PersonCell")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "PersonCell")
        let person = people[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = person.name
        content.secondaryText = person.city
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
