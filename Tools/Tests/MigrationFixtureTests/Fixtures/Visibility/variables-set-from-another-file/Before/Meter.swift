final class SetterMeter6193 {}
final class HolderMeter6193 {}
final class MemberMeter6193 {}
final class FileMeter6193 {}

final class Gauge6193 {
  func set() -> Int {
    Open6193.total = 4
    return Open6193.total
  }
}

enum Open6193 {
  nonisolated(unsafe) static var total = 0
}

private enum Unit6193 { case small, large }

private enum Kept6193 {
  nonisolated(unsafe) static var unit: Unit6193 = .small
}

final class TypeMeter6193 {
  func set() { Kept6193.unit = .large }
}
