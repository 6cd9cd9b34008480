import DepStructs

protocol SailMakerProtocol: Sendable {
  func area() -> Int
}

final class SailMaker: Sendable {
  static let shared = SailMaker()
  func area() -> Int { 60 }
}

extension SailMaker: SailMakerProtocol {}

public struct SpinnakerLoft {
  struct Dependencies: TransitionalDependencies {
    var sailMaker: any SailMakerProtocol

    static var live: Self {
      Self(sailMaker: SailMaker.shared)
    }
  }

  static func area(dependencies: Dependencies = .defaultDependencies) -> Int {
    dependencies.sailMaker.area()
  }
  public static func double() -> Int {
    double(dependencies: .defaultDependencies)
  }

  static func double(dependencies: Dependencies) -> Int {
    area(dependencies: dependencies) + dependencies.sailMaker.area()
  }
}
