import Dependencies
import FactoryKit

struct FoundryMould1801: Sendable, DependencyKey {
  var heat = 900
  static let liveValue = FoundryMould1801()
}

extension DependencyValues {
  var foundryMould1801: FoundryMould1801 {
    get { self[FoundryMould1801.self] }
    set { self[FoundryMould1801.self] = newValue }
  }
}

final class FoundryCrane1801 {
  init() { print("a crane is set") }
  func lift() -> String { "lift" }
}

extension Container {
  var foundryCrane1801: Factory<FoundryCrane1801> { self { FoundryCrane1801() } }
}

enum Foundry1801 {
  struct Dependencies {
    var mould: @Sendable () -> FoundryMould1801
    var makeCrane: @Sendable () -> FoundryCrane1801

    static var defaultDependencies: Self {
      Self(
        mould: {
          @Dependency(\.foundryMould1801) var mould
          return mould
        },
        makeCrane: {
          @Injected(\.foundryCrane1801) var crane: FoundryCrane1801
          return crane
        })
    }
  }

  static func heat(_ extra: Int, dependencies: Dependencies = .defaultDependencies) -> Int {
    let mould = dependencies.mould()
    return mould.heat + extra
  }

  static func cast(_ count: Int, dependencies: Dependencies = .defaultDependencies) -> [String] {
    let crane: FoundryCrane1801 = dependencies.makeCrane()
    let heats = (0..<count).map { number in
      let mould = dependencies.mould()
      return "\(mould.heat + number)"
    }
    return [crane.lift(), "\(heat(count, dependencies: dependencies))"] + heats
  }

  static var isHot: Bool {
    @Dependency(\.foundryMould1801) var mould
    return mould.heat > 800
  }
}

final class FoundryShift1801 {
  struct Dependencies {
    var mould: @Sendable () -> FoundryMould1801
    var cooled: @Sendable () -> FoundryMould1801

    static var defaultDependencies: Self {
      Self(
        mould: {
          @Dependency(\.foundryMould1801) var mould
          return mould
        },
        cooled: {
          @Dependency(\.foundryMould1801) var cooled
          return cooled
        })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func start() -> Int {
    let mould = dependencies.mould()
    return mould.heat
  }

  static func rest(dependencies: Dependencies = .defaultDependencies) -> Int {
    let cooled = dependencies.cooled()
    return cooled.heat - 100
  }
}

class FoundryOven1801 {
  class func light() -> Int {
    @Dependency(\.foundryMould1801) var mould
    return mould.heat
  }
}

final class FoundryKiln1801: FoundryOven1801 {
  override class func light() -> Int { 1 + super.light() }
}
