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
  static func heat(_ extra: Int) -> Int {
    @Dependency(\.foundryMould1801) var mould
    return mould.heat + extra
  }

  static func cast(_ count: Int) -> [String] {
    @Injected(\.foundryCrane1801) var crane: FoundryCrane1801
    let heats = (0..<count).map { number in
      @Dependency(\.foundryMould1801) var mould
      return "\(mould.heat + number)"
    }
    return [crane.lift(), "\(heat(count))"] + heats
  }

  static var isHot: Bool {
    @Dependency(\.foundryMould1801) var mould
    return mould.heat > 800
  }
}

final class FoundryShift1801 {
  func start() -> Int {
    @Dependency(\.foundryMould1801) var mould
    return mould.heat
  }

  static func rest() -> Int {
    @Dependency(\.foundryMould1801) var cooled
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
