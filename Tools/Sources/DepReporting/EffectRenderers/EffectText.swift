internal import DepFacts
internal import DepModel

/// Ways to effects in words.
enum EffectText {
  /// `network: WeatherService → URLSession.shared`.
  static func of(_ way: EffectWay) -> String {
    way.names.isEmpty
      ? way.effect.title : "\(way.effect.title): \(way.names.joined(separator: " → "))"
  }

  /// `reaches network: WeatherService → URLSession.shared; also clock, disk`.
  static func of(_ ways: [EffectWay]) -> String? {
    guard let first = ways.first else { return nil }
    let others = ways.dropFirst().map(\.effect.title).joined(separator: ", ")
    return "reaches \(of(first))" + (others.isEmpty ? "" : "; also \(others)")
  }
}

extension Effect {
  /// The name in a sentence.
  var title: String { self == .mutableState ? "mutable state" : rawValue }
}
