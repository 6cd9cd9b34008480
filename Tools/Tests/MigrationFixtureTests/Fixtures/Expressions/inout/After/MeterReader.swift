protocol MeterBoxProtocol: AnyObject, Sendable {
  var reading: Int { get set }
  var history: [Int] { get set }
}

final class MeterBox: @unchecked Sendable {
  static let shared = MeterBox()
  var reading = 40
  var history: [Int] = []
}

extension MeterBox: MeterBoxProtocol {}

func spin(_ meter: inout Int, by amount: Int) { meter += amount }

final class MeterReader {
  struct Dependencies {
    var meterBox: any MeterBoxProtocol

    static var defaultDependencies: Self {
      Self(meterBox: MeterBox.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func read() -> Int {
    spin(&dependencies.meterBox.reading, by: 2)
    dependencies.meterBox.history.append(dependencies.meterBox.reading)
    swap(&dependencies.meterBox.reading, &dependencies.meterBox.history[0])
    return dependencies.meterBox.reading + dependencies.meterBox.history.count
  }
}
