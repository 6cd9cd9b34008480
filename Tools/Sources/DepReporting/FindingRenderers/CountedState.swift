internal import DepModel

extension Dependency.State {
  /// `1 hidden place`, `3 transitional fields`.
  func counted(_ number: Int) -> String { Counted.noun(number, "\(rawValue) \(unit)") }
}
