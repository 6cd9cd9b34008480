/// When a property wrapper fetches the object that it hands out.
package enum FetchMoment: String, CaseIterable, Codable, Sendable {
  /// Once, when the instance around it is made.
  case initializer
  /// Once, when code reads the property for the first time.
  case firstRead
  /// Anew each time code reads the property.
  case eachRead
  /// When code reads the property, and the container keeps the object: it is the same each time.
  case kept
  /// When code reads the property, and it keeps the object weakly.
  case weakly
  /// When SwiftUI draws the view, which owns the object from then on.
  case view
  /// The same, where a registration that keeps its object needs no owner.
  case viewOfOne
  /// Other code assigns the object after the instance is made.
  case elsewhere
}
