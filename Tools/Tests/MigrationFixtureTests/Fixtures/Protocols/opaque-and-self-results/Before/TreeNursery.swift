final class SaplingBed: @unchecked Sendable {
  static let shared = SaplingBed()
  private var rows: [String] = []
  func numbers() -> some Collection<Int> { [1, 2, 3] }
  @discardableResult func plant(_ name: String) -> Self {
    rows.append(name)
    return self
  }
  func count() -> Int { rows.count }
}

final class TreeNursery {
  init() {}

  func work() -> Int {
    SaplingBed.shared.plant("elm").plant("ash")
    return SaplingBed.shared.numbers().reduce(0, +) + SaplingBed.shared.count()
  }
}
