/// What is known of the field that takes the place of a hidden dependency.
///
/// The audit only shows the name. `migrate` writes the field, and works out what is empty here from
/// the sources.
package struct FieldSuggestion: Codable, Hashable, Sendable {
  /// The name: `fileManager`, `now`.
  package var name: String
  /// The type where the catalogue or a declaration gives it: `@Sendable () -> Date`.
  package var type = ""
  /// What `live` passes for it, where that is known: `FileManager.default`, `{ Date() }`.
  package var live = ""
  /// The type of the value without a protocol in front: `FileManager`; empty where it is unknown.
  package var concreteType = ""

  package init(name: String, type: String = "", live: String = "", concreteType: String = "") {
    self.name = name
    self.type = type
    self.live = live
    self.concreteType = concreteType
  }
}
