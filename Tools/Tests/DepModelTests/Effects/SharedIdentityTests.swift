import DepModel
import Testing

/// Identifiers and samples that a static holds.
struct SharedIdentityTests {
  @Test func `a constant identifier is the same for all who read it`() throws {
    try expectModel(
      """
      import Foundation
      enum Rows {
        static let general = UUID() // hidden ambientValue UUID()
        static var current = UUID() // hidden ambientValue UUID()
        static var forPreviews: Store { Store() } // hidden construction Store()
        static var formed: Store { Store() } // hidden construction Store()
      }
      final class Store {
        func save() { UserDefaults.standard.set(1, forKey: "a") } \
      // hidden systemSingleton UserDefaults.standard
      }
      final class List {
        func tag() -> UUID { Rows.general } // aside identity Rows.general
        func change() { Rows.current = UUID() } \
      // hidden globalVariable Rows.current; hidden ambientValue UUID()
        func show() { Rows.forPreviews.save() } // aside preset Rows.forPreviews
        func run() { Rows.formed.save() } // hidden staticFacade Rows.formed
      }
      """, counting: [])
  }
}
