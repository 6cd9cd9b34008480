import Foundation

protocol Lathe6122: Sendable { func turn() -> Int }
struct SteelLathe6122: Lathe6122 { func turn() -> Int { 4 } }

/// The list of its values grows beyond the line.
final class Workshop6122 {
  struct Dependencies {
    var lathe: any Lathe6122
    var spareLathe: any Lathe6122
    var processInfo: ProcessInfo = ProcessInfo.processInfo
    var now: @Sendable () -> Date = { Date() }

    static var live: Self {
      Self(
        lathe: SteelLathe6122(),
        spareLathe: SteelLathe6122(),
        processInfo: ProcessInfo.processInfo,
        now: { Date() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }

  func work() -> Int {
    let name = dependencies.processInfo.processName
    return dependencies.lathe.turn() + dependencies.spareLathe.turn()
      + (dependencies.now() > Date.distantPast && !name.isEmpty ? 1 : 0)
  }
}

/// The call of its own initializer grows beyond the line.
final class Bench6122 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  let width: Int
  let height: Int
  let isPainted: Bool

  init(width: Int, height: Int, isPainted: Bool, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.width = width
    self.height = height
    self.isPainted = isPainted
  }

  func copy() -> Bench6122 {
    let widthOfTheCopyOfThisBench = width
    return Bench6122(
      width: widthOfTheCopyOfThisBench,
      height: height,
      isPainted: isPainted,
      dependencies: dependencies)
  }

  func age() -> Int { dependencies.now() > Date.distantPast ? width : 0 }
}
