import Foundation

@propertyWrapper struct AtLeast {
  private var stored: Int
  var wrappedValue: Int {
    get { stored }
    set { stored = max(newValue, 10) }
  }

  init(wrappedValue: Int) { stored = max(wrappedValue, 10) }
}

protocol HeatingPlanProtocol: Sendable {
  var night: Int { get }
  var day: Int { get }
}

final class HeatingPlan: Sendable {
  static let shared = HeatingPlan()

  var night: Int { 4 }
  var day: Int { 22 }
}

extension HeatingPlan: HeatingPlanProtocol {}

final class Greenhouse {
  struct Dependencies {
    var heatingPlan: any HeatingPlanProtocol

    static var defaultDependencies: Self {
      Self(heatingPlan: HeatingPlan.shared)
    }
  }

  private let dependencies: Dependencies

  @AtLeast var degrees = HeatingPlan.shared.night

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func warm() { degrees = dependencies.heatingPlan.day }
}
