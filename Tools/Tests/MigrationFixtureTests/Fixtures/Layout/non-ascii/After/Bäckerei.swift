// Für die Bäckerei: 🥐

protocol MühleProtocol: Sendable {
  func mehl(für größe: Int) -> String
}

final class Mühle: Sendable {
  static let shared = Mühle()
  func mehl(für größe: Int) -> String { "\(größe) kg 🌾" }
}

extension Mühle: MühleProtocol {}

final class Bäckerei {
  struct Dependencies {
    var mühle: any MühleProtocol

    static var defaultDependencies: Self {
      Self(mühle: Mühle.shared)
    }
  }

  private let dependencies: Dependencies

  /* ñ é 漢字 */ private let größe: Int

  init(größe: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.größe = größe
  }

  func backe() -> String {
    let 水 = "水"
    return "🥖 \(dependencies.mühle.mehl(für: größe)) \(水)"  // 🥨 Mühle.shared
  }
}
