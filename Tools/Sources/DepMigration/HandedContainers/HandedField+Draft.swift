import DepModel
import DepPlan

extension HandedField {
  /// What one place asks for.
  struct Draft: Hashable {
    var name: String
    var type: FieldType
    var live: String
    /// The attribute of the actor that hands the object out.
    var actor: String?
    var origin: Int?
    /// What stands behind `dependencies.name` in the place; differs between places.
    var arguments: String?
    /// The place, where another one with the same text gets an object of its own.
    var place: Int?

    /// The closure that gives an optional, which `!` behind its call unwraps; nil for any other.
    var unforced: Unforced?

    struct Unforced: Hashable {
      let type: FieldType
      let live: String
      var identity: String { "\(type) \(live) 0" }
    }

    /// What tells it from other fields.
    var identity: String { "\(type) \(live) \(place ?? 0)" }
  }
}
