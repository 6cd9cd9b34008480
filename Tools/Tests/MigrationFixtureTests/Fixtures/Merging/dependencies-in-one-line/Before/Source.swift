import Foundation

protocol Lathe6106: Sendable { func turn() -> Int }
struct SteelLathe6106: Lathe6106 { func turn() -> Int { 4 } }

final class Workshop6106 {
  struct Dependencies { var lathe: any Lathe6106; static var live: Self { Self(lathe: SteelLathe6106()) } }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }

  func work() -> Int { dependencies.lathe.turn() + (Date() > Date.distantPast ? 1 : 0) }
}

final class Shed6106 {
  struct Dependencies { var lathe: any Lathe6106 /* of steel */ }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func work() -> Int { dependencies.lathe.turn() + (Date() > Date.distantPast ? 1 : 0) }
}

func shed6106() -> Shed6106 { Shed6106(dependencies: .init(lathe: SteelLathe6106())) }
