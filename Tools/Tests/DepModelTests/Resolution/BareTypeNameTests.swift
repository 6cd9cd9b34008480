import DepModel
import Testing

/// Code that no compiler takes, as that of a template with names to fill in.
struct BareTypeNameTests {
  @Test(arguments: ["Store", "Store.Part", "Self"])
  func `a static with the name of a type alone is no crash`(_ value: String) throws {
    try expectModel(
      """
      import Foundation
      class Store {
        struct Part {}
        func save() { UserDefaults.standard.set(1, forKey: "a") } \
      // hidden systemSingleton UserDefaults.standard
      }
      extension Store {
        static let live = \(value)
      }
      """, counting: [])
  }
}
