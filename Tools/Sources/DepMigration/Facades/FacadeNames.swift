import DepModel

/// Names for the closure that calls a static, the best one first.
enum FacadeNames {
  /// For the closure that assigns to it: `setVolume`.
  static func ofSetter(_ facade: String) -> [String] { of(facade).map { "set" + $0.upperCamel } }

  static func of(_ facade: String, labels: [String] = []) -> [String] {
    let own = facade.lastName
    let holder = String(facade.dropLast(own.count + 1)).lastName.lowerCamel
    let whole = holder + own.upperCamel
    let label = labels.first { $0 != "_" }.map { own + $0.upperCamel }
    return (FieldNames.tellsAlone(own) ? [own, whole] : [whole, own]) + [label].compactMap(\.self)
  }
}
