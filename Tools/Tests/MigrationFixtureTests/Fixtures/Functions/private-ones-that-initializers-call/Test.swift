import Foundation

let store6183 = UserDefaults(suiteName: "journal6183")!
store6183.set("saved", forKey: "journal6183.new")
let tested6183 = Journal6183(kind: "new", dependencies: .init(userDefaults: store6183))
expect(tested6183.text() == "saved", "reads the given store")
store6183.removePersistentDomain(forName: "journal6183")
