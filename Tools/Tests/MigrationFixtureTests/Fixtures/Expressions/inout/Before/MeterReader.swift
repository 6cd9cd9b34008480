final class MeterBox: @unchecked Sendable {
  static let shared = MeterBox()
  var reading = 40
  var history: [Int] = []
}

func spin(_ meter: inout Int, by amount: Int) { meter += amount }

final class MeterReader {
  init() {}

  func read() -> Int {
    spin(&MeterBox.shared.reading, by: 2)
    MeterBox.shared.history.append(MeterBox.shared.reading)
    swap(&MeterBox.shared.reading, &MeterBox.shared.history[0])
    return MeterBox.shared.reading + MeterBox.shared.history.count
  }
}
