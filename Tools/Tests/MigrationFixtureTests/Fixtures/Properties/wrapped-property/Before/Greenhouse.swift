import Foundation

@propertyWrapper struct AtLeast {
  private var stored: Int
  var wrappedValue: Int {
    get { stored }
    set { stored = max(newValue, 10) }
  }

  init(wrappedValue: Int) { stored = max(wrappedValue, 10) }
}

final class HeatingPlan: Sendable {
  static let shared = HeatingPlan()

  var night: Int { 4 }
  var day: Int { 22 }
}

final class Greenhouse {
  @AtLeast var degrees = HeatingPlan.shared.night

  func warm() { degrees = HeatingPlan.shared.day }
}
