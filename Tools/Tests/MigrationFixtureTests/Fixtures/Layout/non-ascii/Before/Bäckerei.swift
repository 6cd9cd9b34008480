// Für die Bäckerei: 🥐

final class Mühle: Sendable {
  static let shared = Mühle()
  func mehl(für größe: Int) -> String { "\(größe) kg 🌾" }
}

final class Bäckerei {
  /* ñ é 漢字 */ private let größe: Int

  init(größe: Int) {
    self.größe = größe
  }

  func backe() -> String {
    let 水 = "水"
    return "🥖 \(Mühle.shared.mehl(für: größe)) \(水)"  // 🥨 Mühle.shared
  }
}
