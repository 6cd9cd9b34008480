enum Half6193 {
  nonisolated(unsafe) fileprivate(set) static var total = 0
}

private enum Hidden6193 {
  nonisolated(unsafe) static var total: Int = 0
}

enum Rack6193 {
  nonisolated(unsafe) fileprivate static var total: Int = 0
}

nonisolated(unsafe) private var seen6193 = 0

extension SetterMeter6193 {
  func set() { Half6193.total = 3 }
}

extension HolderMeter6193 {
  func set() { Hidden6193.total = 3 }
}

extension MemberMeter6193 {
  func set() { Rack6193.total = 3 }
}

extension FileMeter6193 {
  func set() -> Int {
    seen6193 = 3
    return seen6193 + Half6193.total + Hidden6193.total + Rack6193.total
  }
}
