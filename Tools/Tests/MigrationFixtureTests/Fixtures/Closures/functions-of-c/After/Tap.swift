import Foundation

final class TapLog6135: Sendable {
  static let shared = TapLog6135()
  func note(_ text: String) -> String { "noted \(text)" }
}

final class TapNames6135: Sendable {
  static let shared = TapNames6135()
  func name(_ key: Int32) -> Int32 { key + 1 }
}

func tapAll6135(_ key: Int32, _ call: @convention(c) (Int32) -> Int32) -> Int32 { call(key) }

final class TapDesk6135 {
  struct Dependencies {
    var tapLog6135: TapLog6135

    static var defaultDependencies: Self {
      Self(tapLog6135: TapLog6135.shared)
    }
  }

  private let dependencies: Dependencies

  let onKey: @convention(c) (Int32) -> Int32 = { TapNames6135.shared.name($0) }
  var onLate: (@convention(c) (Int32) -> Int32)?

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run(_ key: Int32) -> String {
    onLate = { key in
      TapNames6135.shared.name(key) * 2
    }
    return dependencies.tapLog6135.note("\(tapAll6135(key, onKey)) \(onLate?(key) ?? 0)")
  }
}
